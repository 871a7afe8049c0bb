import type { DeskState } from './desk-state';
import { emptyDraft } from './desk-state';
import { createMemoryStorage } from './memory-storage';
import { showProject } from './project-address';
import { ProjectDesk } from './project-desk';
import { createProject, listProjects, readProject } from './project-store';
import type { ProjectStorage } from './tables';

const mockStorage = { current: null as ProjectStorage | null };
jest.mock('./project-storage', () => ({
  openProjectStorage: () => Promise.resolve({ storage: mockStorage.current, failure: null }),
}));

const text = (source: string) => ({ source, files: {} });
let shown: DeskState | null = null;

/** Opens the desk of a page whose address names no project. */
const open = () =>
  ProjectDesk.open(
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
  const desk = await open();
  expect(shown?.project?.name).toBe('Second');
  await desk.openProject(first.id);
  await desk.close();
  const again = await open();
  expect(shown?.project?.name).toBe('First');
  await again.close();
});

describe('a project without a word, name or file', () => {
  it('does not stay behind when another page is begun', async () => {
    const desk = await open();
    desk.change(text('x'));
    desk.change(text(' \n'));
    await desk.openDraft(emptyDraft);
    expect(await namesHere()).toEqual([]);
    await desk.close();
  });

  it.each(['a name', 'a text', 'a file'])('stays if it has %s', async (what) => {
    const desk = await open();
    desk.change(text('x'));
    desk.change(text(''));
    if (what === 'a name') desk.rename('Mine');
    else if (what === 'a text') desk.change(text('Mine'));
    else await desk.assets?.put('a.png', new Blob(['a']));
    await desk.openDraft(emptyDraft);
    expect(await namesHere()).toHaveLength(1);
    await desk.close();
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
    const desk = await open();
    desk.change(text('Shown, changed.'));
    storage.hold();
    const opening = desk.openProject(next.id);
    await Promise.resolve();
    desk.change(text('Shown, changed, and more.'));
    storage.release();
    await opening;
    expect(shown?.program.source).toBe('Next.');
    expect(await textOf(shownFirst.id)).toBe('Shown, changed, and more.');
    expect(await textOf(next.id)).toBe('Next.');
    expect(await namesHere()).toHaveLength(2);
    await desk.close();
  });

  it('is kept when an empty page is begun', async () => {
    const storage = slowStorage();
    const desk = await open();
    desk.change(text('First.'));
    const id = shown!.project!.id;
    storage.hold();
    const opening = desk.openDraft(emptyDraft);
    await Promise.resolve();
    desk.change(text('First. Second.'));
    storage.release();
    await opening;
    expect(shown).toMatchObject({ project: null, program: text('') });
    expect(await textOf(id)).toBe('First. Second.');
    expect(await namesHere()).toHaveLength(1);
    await desk.close();
  });
});
