import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createAssetStore } from './asset-store';
import { DATABASE_NAME, openDatabase } from './database';
import { listHistory, readSnapshot } from './history';
import { createMemoryStorage } from './memory-storage';
import { KEPT_AFTER_DELETION, PROJECT_FORMAT } from './project';
import { changeExtras, noExtras, readExtras } from './project-extras';
import {
  createProject,
  duplicateProject,
  listProjects,
  readProject,
  renameProject,
  saveProject,
} from './project-store';
import { deleteProject, purgeOld, restoreProject } from './deleted-projects';
import type { ProjectStorage } from './tables';

const nothing = { onOutdated: () => {}, onLost: () => {} };
const text = (source: string) => ({ source, files: {} });
const pin = { id: '1', name: 'Out.', seed: 3, steps: [], text: ['Out.'] };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['the database', () => openDatabase(nothing)],
  ['memory', () => Promise.resolve(createMemoryStorage())],
])('a project in %s', (_, open: () => Promise<ProjectStorage>) => {
  let storage: ProjectStorage;
  beforeEach(async () => {
    storage = await open();
  });
  afterEach(() => storage.close());

  it('is listed with its name, size and first line, the last changed first', async () => {
    const first = await createProject(storage, {
      name: null,
      program: { source: '# title: Lost\nVAR x = 1\nA bell.\n', files: { 'a.ink': 'More.' } },
      changedAt: 5,
    });
    const second = await createProject(storage, { name: 'Mine', program: text('-> END') });
    const listed = await listProjects(storage);
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(listed[1]).toMatchObject({
      name: 'Lost',
      firstLine: 'A bell.',
      size: 37,
      isNamed: false,
    });
    expect(listed[0]).toMatchObject({ name: 'Mine', isNamed: true });
  });

  it('is saved, and its former text goes to the history once a minute', async () => {
    const { id, changedAt } = await createProject(storage, { name: null, program: text('One.') });
    const save = (source: string, at: number, revision: number) =>
      saveProject(storage, { id, name: null, program: text(source), revision, at });
    expect(await save('Two.', changedAt + 1000, 2)).toEqual({ outcome: 'saved', revision: 2 });
    await save('Three.', changedAt + 60_500, 3);
    await save('Four.', changedAt + 130_000, 4);
    expect((await readProject(storage, id))?.program).toEqual(text('Four.'));
    const history = await listHistory(storage, id);
    expect(history.map(({ at }) => at)).toEqual([changedAt + 60_500, changedAt]);
    expect(history[0]?.change).toEqual({ added: 1, removed: 1, firstLine: 'Three.' });
    expect(await readSnapshot(storage, [id, changedAt])).toEqual(text('One.'));
  });

  it('keeps its former text at once if all of it was replaced', async () => {
    const { id, changedAt: at } = await createProject(storage, {
      name: null,
      program: text('One.'),
    });
    for (const [index, source] of ['Two.', 'Three.', 'Four.'].entries()) {
      const changed = {
        id,
        name: null,
        program: text(source),
        revision: index + 2,
        at: at + index,
      };
      await saveProject(storage, { ...changed, isReplaced: true });
    }
    expect(await listHistory(storage, id)).toHaveLength(3);
  });

  it('is renamed, duplicated with its files, deleted and restored', async () => {
    const { id } = await createProject(storage, { name: null, program: text('One.') });
    await createAssetStore(storage, id).put('img/a.png', new Blob(['abc'], { type: 'image/png' }));
    await renameProject(storage, id, 'A name');
    const extras = {
      pins: [pin],
      config: { locale: 'en-GB' },
      positions: { 'place a': { x: 4, y: -8 } },
      mapPictures: true,
    };
    await changeExtras(storage, id, () => extras);
    const copy = await duplicateProject(storage, id, 'A copy');
    await deleteProject(storage, id);
    const listed = await listProjects(storage);
    expect(listed.find((card) => card.id === id)).toMatchObject({ name: 'A name', isNamed: true });
    expect(listed.find((card) => card.id === id)?.deletedAt).not.toBeNull();
    expect(listed.find((card) => card.id === copy?.id)).toMatchObject({ name: 'A copy' });
    const [asset] = await createAssetStore(storage, String(copy?.id)).list();
    expect(asset).toMatchObject({ path: 'img/a.png', size: 3, type: 'image/png' });
    expect(await readExtras(storage, String(copy?.id))).toEqual(extras);
    await restoreProject(storage, id);
    expect((await readProject(storage, id))?.card.deletedAt).toBeNull();
    expect(await readExtras(storage, id)).toEqual(extras);
  });

  it('is gone 30 days after it was deleted, with its files and history', async () => {
    const { id } = await createProject(storage, { name: null, program: text('One.') });
    const changed = { id, name: null, program: text('Two.'), revision: 2, at: Date.now() };
    await saveProject(storage, { ...changed, isReplaced: true });
    await createAssetStore(storage, id).put('a.png', new Blob(['abc']));
    await changeExtras(storage, id, () => ({ pins: [pin], config: {}, positions: {} }));
    await deleteProject(storage, id);
    await purgeOld(storage, Date.now() + KEPT_AFTER_DELETION - 1000);
    expect(await listProjects(storage)).toHaveLength(1);
    await purgeOld(storage, Date.now() + KEPT_AFTER_DELETION + 1000);
    expect(await listProjects(storage)).toHaveLength(1);
    await purgeOld(storage, Date.now() + KEPT_AFTER_DELETION + 2000);
    expect(await listProjects(storage)).toEqual([]);
    expect(await createAssetStore(storage, id).list()).toEqual([]);
    expect(await listHistory(storage, id)).toEqual([]);
    expect(await readExtras(storage, id)).toEqual(noExtras);
  });

  const DAY = 24 * 60 * 60 * 1000;
  const YEARS = 4 * 365 * DAY;

  it.each([
    ['years ahead, then right again', [0, YEARS, YEARS + 1, YEARS + DAY, 2 * DAY, 2 * DAY + 1]],
    ['years back, then right again', [0, -YEARS, -YEARS + 1, -YEARS + DAY, 2 * DAY, 2 * DAY + 1]],
    ['ahead and right by turns', [0, YEARS, 1, YEARS, 2, YEARS, 3]],
    ['40 days ahead once', [0, 40 * DAY, 1, 2]],
  ])('outlasts a clock that is wrong: %s', async (_name, times) => {
    const today = Date.now();
    await purgeOld(storage, today);
    const { id } = await createProject(storage, { name: null, program: text('One.') });
    await deleteProject(storage, id);
    for (const time of times) {
      await purgeOld(storage, today + time);
      const [card] = await listProjects(storage);
      expect(card).toBeDefined();
      expect(card?.deletedAt).toBeLessThanOrEqual(today + time);
    }
    for (let day = 3; day < 40; day += 1) await purgeOld(storage, today + day * DAY);
    expect(await listProjects(storage)).toEqual([]);
  });

  it('outlasts a clock that went wrong after the playground was opened', async () => {
    const now = Date.now();
    await purgeOld(storage, now);
    jest.useFakeTimers({
      now: now - YEARS,
      doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'],
    });
    const { id } = await createProject(storage, { name: null, program: text('One.') });
    await deleteProject(storage, id);
    jest.useRealTimers();
    for (const time of [now + 1, now + 2]) await purgeOld(storage, time);
    expect(await listProjects(storage)).toHaveLength(1);
  });

  it('has a history whose order and times are those of the writing, whatever the clock says', async () => {
    const { id, changedAt } = await createProject(storage, { name: null, program: text('0.') });
    const MINUTE = 60_000;
    const times = [1, 2, YEARS / MINUTE, YEARS / MINUTE + 1, 3, 4, -YEARS / MINUTE, 5, 6];
    for (const [index, minutes] of times.entries()) {
      await saveProject(storage, {
        id,
        name: null,
        program: text(`${index + 1}.`),
        revision: index + 2,
        at: changedAt + minutes * MINUTE,
      });
    }
    const history = await listHistory(storage, id);
    expect(history.map(({ change }) => change?.firstLine)).toEqual([
      ...['8.', '7.', '6.', '5.', '4.', '3.', '2.', '1.'],
      undefined,
    ]);
    expect(history.map(({ clock }) => clock)).toEqual(
      [0, ...times.slice(0, -1)].reverse().map((minutes) => changedAt + minutes * MINUTE),
    );
  });

  it('has files that are listed, renamed and removed, and tells of it', async () => {
    const assets = createAssetStore(storage, 'abcd');
    const others = createAssetStore(storage, 'abce');
    const listener = jest.fn();
    const stop = assets.subscribe(listener);
    await assets.put('a.png', new Blob(['abc']));
    await assets.put('b.png', new Blob(['b']));
    await others.put('a.png', new Blob([]));
    expect(await assets.rename('a.png', 'b.png')).toBe(false);
    expect(await assets.rename('a.png', 'c.png')).toBe(true);
    await assets.remove('b.png');
    const read = await assets.read();
    expect([...read.keys()]).toEqual(['c.png']);
    expect(await read.get('c.png')?.text()).toBe('abc');
    expect(listener).toHaveBeenCalledTimes(5);
    stop();
    await assets.remove('c.png');
    expect(listener).toHaveBeenCalledTimes(5);
    await others.remove('a.png');
  });

  it('of a newer version of the site is listed, and neither read nor changed', async () => {
    const { id } = await createProject(storage, { name: 'Mine', program: text('One.') });
    await storage.transact('readwrite', async (tables) => {
      const card = await tables.get('cards', id);
      await tables.put('cards', { ...card!, format: PROJECT_FORMAT + 1 });
    });
    expect(await readProject(storage, id)).toBeNull();
    await deleteProject(storage, id);
    const changed = { id, name: null, program: text('Two.'), revision: 9, at: 9 };
    expect(await saveProject(storage, changed)).toMatchObject({ outcome: 'newer-site' });
    expect(await listProjects(storage)).toMatchObject([{ deletedAt: null, name: 'Mine' }]);
  });

  it('is stored again if the storage has lost it', async () => {
    const changed = { id: 'abcd', name: null, program: text('Two.'), revision: 9, at: 9 };
    const saved = await saveProject(storage, { ...changed, isStored: true });
    expect(saved).toEqual({ outcome: 'stored-again', revision: 9 });
    expect((await readProject(storage, 'abcd'))?.program).toEqual(text('Two.'));
  });

  it('is not changed by a transaction that fails', async () => {
    const { id } = await createProject(storage, { name: 'Mine', program: text('One.') });
    const failing = storage.transact('readwrite', async (tables) => {
      await tables.delete('cards', id);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await listProjects(storage)).toHaveLength(1);
  });
});

it('is still there after an upgrade of a database from before projects had pins', async () => {
  const tables = { cards: 'id', texts: 'id', assets: ['projectId', 'path'] };
  const former = await openDB(DATABASE_NAME, 1, {
    upgrade(database) {
      for (const [name, keyPath] of Object.entries(tables))
        database.createObjectStore(name, { keyPath });
    },
  });
  const card = { id: 'abcd', format: 1, name: 'Mine' };
  await former.put('cards', card);
  await former.put('texts', { id: 'abcd', program: text('One.') });
  former.close();
  const storage = await openDatabase(nothing);
  expect(await readProject(storage, 'abcd')).toMatchObject({ card, program: text('One.') });
  expect(await readExtras(storage, 'abcd')).toEqual(noExtras);
  storage.close();
});

it('a database that another tab deletes is lost, and there is no newer site', async () => {
  const events = { onOutdated: jest.fn(), onLost: jest.fn() };
  await openDatabase(events);
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = () => resolve();
  });
  expect(events.onLost).toHaveBeenCalledTimes(1);
  expect(events.onOutdated).not.toHaveBeenCalled();
});
