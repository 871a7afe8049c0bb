import { strToU8, unzipSync, zipSync } from 'fflate';
import { createAssetStore } from '../store/asset-store';
import { createMemoryStorage } from '../store/memory-storage';
import { changeExtras, readExtras } from '../store/project-extras';
import { createProject, listProjects, readProject, saveProject } from '../store/project-store';
import { deleteProject } from '../store/deleted-projects';
import { makeBackup } from './make-backup';
import { restoreBackup } from './read-backup';

const copyName = (name: string) => `${name} (copy)`;
const program = {
  source: '# title: Lost\nINCLUDE b/a.ink',
  files: { 'b/a.ink': 'B.', 'a.ink': 'Ä.' },
};

async function filled() {
  const storage = createMemoryStorage();
  const { id } = await createProject(storage, { name: null, program });
  await createAssetStore(storage, id).put('img/a.png', new Blob(['abc'], { type: 'image/png' }));
  return { storage, id };
}

it('brings all projects back, with their files', async () => {
  const { storage, id } = await filled();
  await createProject(storage, {
    name: 'lost',
    program: { source: 'Two.', files: {} },
    changedAt: 1,
  });
  const gone = await createProject(storage, { name: 'Gone', program });
  await deleteProject(storage, gone.id);
  const backup = await makeBackup(storage);
  const names = Object.keys(unzipSync(new Uint8Array(await backup.arrayBuffer())));
  expect(names).toEqual(
    expect.arrayContaining(['Lost/story.ink', 'Lost/b/a.ink', 'Lost/img/a.png']),
  );
  const other = createMemoryStorage();
  expect(await restoreBackup(other, backup, copyName)).toEqual({
    isOk: true,
    added: 2,
    copies: 0,
    same: 0,
  });
  expect(JSON.stringify((await readProject(other, id))?.program)).toBe(JSON.stringify(program));
  const picture = (await createAssetStore(other, id).read()).get('img/a.png');
  expect(picture?.type).toBe('image/png');
  expect(await picture?.text()).toBe('abc');
});

it('overwrites nothing: what differs comes in as a copy, what is the same does not', async () => {
  const { storage, id } = await filled();
  const backup = await makeBackup(storage);
  expect(await restoreBackup(storage, backup, copyName)).toMatchObject({ added: 0, same: 1 });
  const changed = { source: 'Changed.', files: {} };
  await saveProject(storage, { id, name: 'Lost', program: changed, revision: 2, at: Date.now() });
  expect(await restoreBackup(storage, backup, copyName)).toMatchObject({ added: 1, copies: 1 });
  expect((await readProject(storage, id))?.program).toEqual(changed);
  const names = (await listProjects(storage)).map(({ name }) => name);
  expect(names.sort()).toEqual(['Lost', 'Lost (copy)']);
});

it('compares the names that the list shows, and takes no two stories without a name for copies', async () => {
  const storage = createMemoryStorage();
  await createProject(storage, { name: 'Draft', program });
  await createProject(storage, { name: null, program: { source: 'Sand.', files: {} } });
  const backup = await makeBackup(storage);
  const other = createMemoryStorage();
  await createProject(other, { name: 'Lost', program: { source: 'Other.', files: {} } });
  const untitled = { name: null, program: { source: 'Sea.', files: {} } };
  await createProject(other, untitled);
  expect(await restoreBackup(other, backup, copyName)).toMatchObject({ added: 2, copies: 0 });
  const third = createMemoryStorage();
  await createProject(third, { name: 'Draft', program: untitled.program });
  await restoreBackup(third, backup, copyName);
  const names = (await listProjects(third)).map(({ name }) => name);
  expect(names.sort()).toEqual(['', 'Draft', 'Draft (copy)']);
});

it('gives the copy of a story without a name one', async () => {
  const storage = createMemoryStorage();
  const { id } = await createProject(storage, {
    name: null,
    program: { source: 'Sand.', files: {} },
  });
  const backup = await makeBackup(storage);
  const changed = { source: 'Sea.', files: {} };
  await saveProject(storage, { id, name: null, program: changed, revision: 2, at: Date.now() });
  await restoreBackup(storage, backup, copyName);
  const names = (await listProjects(storage)).map(({ name }) => name);
  expect(names.sort()).toEqual(['', 'Untitled story (copy)']);
});

it('brings pinned plays and the configuration back; a project whose pins differ is a copy', async () => {
  const pin = {
    id: '1',
    name: 'Out.',
    seed: 3,
    steps: [{ move: 0, label: 'Door' }],
    text: ['Out.'],
  };
  const { storage, id } = await filled();
  const extras = {
    pins: [pin],
    config: { locale: 'en-GB' },
    positions: { 'place a': { x: 4, y: -8 } },
    mapPictures: true,
  };
  await changeExtras(storage, id, () => extras);
  const backup = await makeBackup(storage);
  const other = createMemoryStorage();
  await restoreBackup(other, backup, copyName);
  expect(await readExtras(other, id)).toEqual(extras);
  expect(await restoreBackup(other, backup, copyName)).toMatchObject({ added: 0, same: 1 });
  await changeExtras(other, id, (all) => ({ ...all, pins: [] }));
  expect(await restoreBackup(other, backup, copyName)).toMatchObject({ added: 1, copies: 1 });
});

afterEach(() => jest.useRealTimers());

it.each([1970, 2106])('is made by a computer whose clock is in %s', async (year) => {
  const { storage } = await filled();
  jest.useFakeTimers({ now: Date.UTC(year, 5), advanceTimers: true });
  const backup = await makeBackup(storage);
  expect(await restoreBackup(createMemoryStorage(), backup, copyName)).toMatchObject({ added: 1 });
});

it('has one project only if asked', async () => {
  const { storage, id } = await filled();
  await createProject(storage, { name: 'Other', program });
  const files = unzipSync(new Uint8Array(await (await makeBackup(storage, [id])).arrayBuffer()));
  expect(Object.keys(files).some((name) => name.startsWith('Other/'))).toBe(false);
});

const zipOf = (files: Record<string, string>) =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      ),
    ),
  ]);
const manifest = (project: object, format = 1) =>
  JSON.stringify({
    format,
    projects: [{ id: 'abcd', folder: 'a', files: [], assets: [], ...project }],
  });

it.each([
  ['no zip', new Blob(['PK no']), 'no-zip'],
  ['a zip of something else', zipOf({ 'a.txt': 'A.' }), 'no-backup'],
  ['a manifest that is no JSON', zipOf({ 'atrament-backup.json': '{' }), 'damaged'],
  ['a manifest of nonsense', zipOf({ 'atrament-backup.json': '[1]' }), 'no-backup'],
  ['a backup of a newer site', zipOf({ 'atrament-backup.json': manifest({}, 2) }), 'newer-site'],
  ['a backup without a text', zipOf({ 'atrament-backup.json': manifest({}) }), 'damaged'],
])('refuses %s, and changes nothing', async (_, file, failure) => {
  const { storage } = await filled();
  expect(await restoreBackup(storage, file, copyName)).toEqual({ isOk: false, failure });
  expect(await listProjects(storage)).toHaveLength(1);
});

it('gives a project with an odd id a new one, and leaves odd file names out', async () => {
  const storage = createMemoryStorage();
  const text = manifest({ id: '../x', files: ['../b.ink'] });
  const file = zipOf({ 'atrament-backup.json': text, 'a/story.ink': 'A.', 'a/../b.ink': 'B.' });
  expect(await restoreBackup(storage, file, copyName)).toMatchObject({ added: 1 });
  const [card] = await listProjects(storage);
  expect(card?.id).toMatch(/^[a-z0-9]{10}$/);
  expect((await readProject(storage, card!.id))?.program).toEqual({ source: 'A.', files: {} });
});
