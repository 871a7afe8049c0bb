/** @jest-environment jsdom */
import type { ManagerState } from './manager-state';
import { emptyDraft } from './manager-state';
import { createMemoryStorage } from './memory-storage';
import { showProject } from './project-address';
import { ProjectManager } from './project-manager';
import { createProject, listProjects, readProject } from './project-store';
import type { ProjectStorage } from './tables';

const mockStorage = { current: null as ProjectStorage | null };
jest.mock('./project-storage', () => ({
  openProjectStorage: () => Promise.resolve({ storage: mockStorage.current, failure: null }),
}));

const text = (source: string) => ({ source, files: {} });
let shown: ManagerState | null = null;

/** Opens what a page whose address names no project opens. */
const open = () =>
  ProjectManager.open(
    { id: null, linked: null, isOwn: false, draft: emptyDraft },
    {
      onState: (state) => {
        shown = state;
      },
      onAddress: showProject,
    },
  );
const write = (name: string, program = text(`${name}.`), changedAt = Date.now()) =>
  createProject(mockStorage.current!, { name, program, changedAt });
const namesHere = async () =>
  (await listProjects(mockStorage.current!))
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  mockStorage.current = { ...createMemoryStorage(), isLasting: true };
});

it('opens the project that was opened last, even if another was changed later', async () => {
  const first = await write('First', text('First.'), 1);
  await write('Second', text('Second.'), 2);
  const manager = await open();
  expect(shown?.name).toBe('Second');
  await manager.openProject(first.id);
  await manager.close();
  const again = await open();
  expect(shown?.name).toBe('First');
  await again.close();
});

describe('a name', () => {
  it('is not taken from what is written', async () => {
    const manager = await open();
    for (const source of ['* [Go out]', '// Mine: a story\nIt rains.', '=== hall'])
      manager.change(text(source));
    expect(shown?.name).toBeNull();
    manager.rename(' The Brass Key ');
    manager.change(text('# title: Low tide\nSand.'));
    await manager.close();
    expect(await namesHere()).toEqual(['The Brass Key']);
    const again = await open();
    expect(shown?.name).toBe('The Brass Key');
    again.rename('');
    await again.close();
    expect(await namesHere()).toEqual(['Low tide']);
  });

  it('that came with a link stays with the project, also in its folder', async () => {
    const manager = await open();
    await manager.openDraft({ program: text('Rooms.'), name: 'Rooms to let' });
    expect(shown).toMatchObject({ name: 'Rooms to let', project: null });
    manager.change(text('Other rooms.'));
    expect(shown?.name).toBe('Rooms to let');
    expect(manager.openAs(shown?.project?.id ?? '')?.name).toBe('Rooms to let');
    await manager.close();
  });

  it('of a starter is gone when somebody writes over its first line', async () => {
    const manager = await open();
    const program = text('// Rooms to let: rooms.\nA house.');
    const starter = { program, name: null, starterName: 'Rooms to let' };
    await manager.openDraft(starter);
    expect(shown).toMatchObject({ name: 'Rooms to let', project: null });
    await manager.makeOwn(shown!);
    manager.change(text('// Rooms to let: rooms.\nMy house.'));
    expect(shown?.name).toBe('Rooms to let');
    manager.change(text('My own story.'));
    expect(shown?.name).toBeNull();
    await manager.openDraft(starter);
    manager.rename('Rooms to let');
    manager.change(text('My own rooms.'));
    expect(shown?.name).toBe('Rooms to let');
    await manager.openDraft(starter);
    expect((await namesHere()).sort()).toEqual(['', 'Rooms to let']);
    manager.change(text(''));
    await manager.openDraft(emptyDraft);
    expect(await namesHere()).toHaveLength(2);
    await manager.close();
  });

  it('of a starter is gone after a reload, too; one that its writer gave stays', async () => {
    const program = text('// Rooms to let: rooms.\nA house.');
    const changed = text('// Rooms to let: rooms.\nMy house.');
    const manager = await open();
    await manager.openDraft({ program, name: null, starterName: 'Rooms to let' });
    manager.change(changed);
    await manager.close();
    const again = await open();
    expect(shown?.name).toBe('Rooms to let');
    again.change(text('My own story.'));
    expect(shown?.name).toBeNull();
    await again.close();
    expect(await namesHere()).toEqual(['']);
    const named = await write('The Brass Key', changed);
    const third = await open();
    await third.openProject(named.id);
    third.change(text('My own key.'));
    expect(shown?.name).toBe('The Brass Key');
    await third.close();
  });
});

describe('a project without a word, name or file', () => {
  it('does not stay behind when another page is begun', async () => {
    const manager = await open();
    manager.change(text('x'));
    manager.change(text(' \n'));
    await manager.openDraft(emptyDraft);
    expect(await namesHere()).toEqual([]);
    await manager.close();
  });

  it.each(['a name', 'a text', 'a file'])('stays if it has %s', async (what) => {
    const manager = await open();
    manager.change(text('x'));
    manager.change(text(''));
    if (what === 'a name') manager.rename('Mine');
    else if (what === 'a text') manager.change(text('Mine'));
    else await manager.assets?.put('a.png', new Blob(['a']));
    await manager.openDraft(emptyDraft);
    expect(await namesHere()).toHaveLength(1);
    await manager.close();
  });
});

describe('what took its time', () => {
  it('belongs to the project that it began with, and not to the one that is shown by now', async () => {
    const next = await write('Next', text('Next.'), 1);
    const first = await write('First', text('First.'), 2);
    const manager = await open();
    const began = shown!;
    await manager.openProject(next.id);
    expect(await manager.makeOwn(began)).toBe(first.id);
    expect(await manager.makeOwn(shown!)).toBe(next.id);
    await manager.openDraft(emptyDraft);
    const draft = shown!;
    await manager.openProject(first.id);
    expect(await manager.makeOwn(draft)).toBeNull();
    expect(await namesHere()).toHaveLength(2);
    await manager.close();
  });

  it('belongs to it, too, if another is opened while it is being stored', async () => {
    const next = await write('Next', text('Next.'), 1);
    const manager = await open();
    await manager.openDraft({ ...emptyDraft, program: text('A draft.') });
    const own = manager.makeOwn(shown!);
    const { id } = shown!.project!;
    await manager.openProject(next.id);
    expect(await own).toBe(id);
    await manager.close();
  });
});

describe('what is typed while another text is being opened', () => {
  /** Holds back all answers of the storage. */
  function slowStorage() {
    const storage = mockStorage.current!;
    let release = (): void => undefined;
    let gate = Promise.resolve();
    mockStorage.current = {
      ...storage,
      transact: async (mode, work) => {
        await gate;
        return storage.transact(mode, work);
      },
    };
    return {
      hold: () => {
        gate = new Promise((resolve) => {
          release = resolve;
        });
      },
      release: () => release(),
    };
  }
  const textOf = async (id: string) =>
    (await readProject(mockStorage.current!, id))?.program.source;

  it('belongs to the project that is shown, and to no other', async () => {
    const next = await write('Next', text('Next.'), 1);
    const shownFirst = await write('Shown', text('Shown.'), 2);
    const storage = slowStorage();
    const manager = await open();
    manager.change(text('Shown, changed.'));
    storage.hold();
    const opening = manager.openProject(next.id);
    await Promise.resolve();
    manager.change(text('Shown, changed, and more.'));
    storage.release();
    await opening;
    expect(shown?.program.source).toBe('Next.');
    expect(await textOf(shownFirst.id)).toBe('Shown, changed, and more.');
    expect(await textOf(next.id)).toBe('Next.');
    expect(await namesHere()).toHaveLength(2);
    await manager.close();
  });

  it('is kept when an empty page is begun', async () => {
    const storage = slowStorage();
    const manager = await open();
    manager.change(text('First.'));
    const id = shown!.project!.id;
    storage.hold();
    const opening = manager.openDraft(emptyDraft);
    await Promise.resolve();
    manager.change(text('First. Second.'));
    storage.release();
    await opening;
    expect(shown).toMatchObject({ project: null, program: text('') });
    expect(await textOf(id)).toBe('First. Second.');
    expect(await namesHere()).toHaveLength(1);
    await manager.close();
  });
});
