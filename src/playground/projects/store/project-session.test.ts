/** @jest-environment jsdom */
import { foldJournals } from './fold-journals';
import { listHistory, readSnapshot } from './history';
import { journalOf, readJournal } from './journal';
import { createMemoryStorage } from './memory-storage';
import { ProjectSession } from './project-session';
import { createProject, readProject } from './project-store';
import type { ProjectStorage } from './tables';

const ID = 'abcd';
const text = (source: string) => ({ source, files: {} });
const events = { onSaved: jest.fn(), onFailure: jest.fn() };
const free = () => Promise.resolve(false);
let storage: ProjectStorage;

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  storage = { ...createMemoryStorage(), isLasting: true };
});
afterEach(() => jest.restoreAllMocks());

const begin = (on: ProjectStorage = storage) =>
  new ProjectSession(
    on,
    { id: ID, name: null, program: text('One.'), revision: 0, isStored: false },
    events,
  );
const failing = (error: Error): ProjectStorage => ({
  ...storage,
  transact: () => Promise.reject(error),
});
const stored = async () => (await readProject(storage, ID))?.program.source;

it('journals a change at once, and drops the journal once the storage has it', async () => {
  const session = begin();
  session.change(text('Two.'));
  expect(readJournal(journalOf(ID))).toMatchObject({ source: 'Two.' });
  expect(session.isSafe).toBe(true);
  await session.flush();
  expect(journalOf(ID).get()).toBeNull();
  expect(await stored()).toBe('Two.');
});

it('loses nothing if the browser ends before it has written its local storage to the disk', async () => {
  const session = begin();
  session.change(text('Two.'));
  session.change(text('Three.'));
  // The copies are written one after another, in the next turns.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  localStorage.clear();
  await foldJournals(storage, free);
  expect(await stored()).toBe('Three.');
  expect(await storage.transact('readonly', (tables) => tables.allNotes())).toEqual([]);
});

it('begins the history of a new project with the text before its first change', async () => {
  const session = begin();
  session.change(text('Two.'));
  await session.flush();
  const [entry] = await listHistory(storage, ID);
  expect(await readSnapshot(storage, [ID, entry!.at])).toEqual(text('One.'));
});

it('loses nothing in a crash between two writes, or while the storage fails', async () => {
  const session = begin();
  session.change(text('Two.'));
  await session.flush();
  const crashing = new ProjectSession(
    failing(new Error('no')),
    { id: ID, name: null, program: text('Two.'), revision: 2, isStored: true },
    events,
  );
  crashing.change(text('Three.'));
  await crashing.flush();
  expect(events.onFailure).toHaveBeenCalledWith(expect.any(Error), true);
  await foldJournals(storage, free);
  expect(await stored()).toBe('Three.');
  expect(localStorage).toHaveLength(0);
});

it('does not take a part of a text for the text while the database is denied', async () => {
  await createProject(storage, { id: ID, name: null, program: text('One.') });
  const project = { id: ID, name: null, program: text('One.'), revision: 1, isStored: true };
  new ProjectSession(failing(new Error('no')), project, events).change({
    source: 'One.',
    files: { 'a.ink': 'A.' },
  });
  const memory = createMemoryStorage();
  await foldJournals(memory, free);
  expect(await readProject(memory, ID)).toBeNull();
  await foldJournals(storage, free);
  expect((await readProject(storage, ID))?.program.files).toEqual({ 'a.ink': 'A.' });
});

it('does not put an old journal over a newer text', async () => {
  const session = begin();
  session.change(text('Two.'));
  const old = journalOf(ID).get()!;
  session.change(text('Three.'));
  await session.flush();
  localStorage.setItem(`docs.project-journal:${ID}`, old);
  await foldJournals(storage, free);
  expect(await stored()).toBe('Three.');
});

it('leaves the journal of a project that another tab is writing', async () => {
  begin(failing(new Error('no'))).change(text('Two.'));
  await foldJournals(storage, () => Promise.resolve(true));
  expect(await stored()).toBeUndefined();
  expect(journalOf(ID).get()).not.toBeNull();
});

it('is not safe if neither journal nor storage takes the text, and keeps trying', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  let isFull = true;
  const session = begin({
    ...storage,
    transact: (mode, work) =>
      isFull ? Promise.reject(new Error('full')) : storage.transact(mode, work),
  });
  session.change(text('Two.'));
  await session.flush();
  expect(events.onFailure).toHaveBeenCalledWith(expect.any(Error), false);
  expect(session.isSafe).toBe(false);
  isFull = false;
  await session.flush();
  expect(session.isSafe).toBe(true);
  expect(await stored()).toBe('Two.');
});

it('counts on from the revision that the storage has', async () => {
  await createProject(storage, { id: ID, name: null, program: text('One.'), revision: 9 });
  const project = { id: ID, name: null, program: text('One.'), revision: 3, isStored: true };
  const session = new ProjectSession(storage, project, events);
  session.change(text('Two.'));
  await session.flush();
  session.change(text('Three.'));
  await foldJournals(storage, free);
  expect(await stored()).toBe('Three.');
});

it('keeps a text aside that another tab did not wait for', async () => {
  await createProject(storage, { id: ID, name: null, program: text('One.') });
  const project = { id: ID, name: null, program: text('One.'), revision: 1, isStored: true };
  const session = new ProjectSession(storage, project, events);
  session.change(text('Two.'));
  await session.stop();
  expect(await stored()).toBe('One.');
  const [entry] = await listHistory(storage, ID);
  expect(await readSnapshot(storage, [ID, entry!.at])).toEqual(text('Two.'));
});
