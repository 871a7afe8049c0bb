/** @jest-environment jsdom */
import { adoptFormer } from './adopt-former';
import { createMemoryStorage } from './memory-storage';
import { listProjects, readProject, saveProject } from './project-store';
import type { ProjectStorage } from './tables';

const STORY = 'docs.playground-story';
const KEPT = 'docs.playground-kept';
const text = (source: string) => ({ source, files: {} });
const free = () => Promise.resolve(false);
const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

let storage: ProjectStorage;
beforeEach(() => {
  localStorage.clear();
  storage = { ...createMemoryStorage(), isLasting: true };
});

const textsOf = async (): Promise<string[]> => {
  const cards = await listProjects(storage);
  const projects = await Promise.all(cards.map(({ id }) => readProject(storage, id)));
  return projects.map((project) => project!.program.source);
};

it('makes projects of the last story and of those before it, in their order', async () => {
  write(STORY, text('Last.'));
  write(KEPT, [text('First.'), text('Second.'), 'nonsense', text('Last.')]);
  expect(await adoptFormer(storage, free)).toBe(true);
  expect(await textsOf()).toEqual(['Last.', 'Second.', 'First.']);
  expect(localStorage).toHaveLength(0);
  expect(await adoptFormer(storage, free)).toBe(false);
});

it('keeps what an old tab writes as one project', async () => {
  for (const source of ['O', 'On', 'One.']) {
    write(STORY, text(source));
    await adoptFormer(storage, free);
  }
  expect(await textsOf()).toEqual(['One.']);
});

it('makes another project if somebody has changed or opened that one', async () => {
  write(STORY, text('Old tab.'));
  await adoptFormer(storage, free);
  const [card] = await listProjects(storage);
  const changed = { id: card!.id, name: null, revision: 2, at: Date.now() - 1000 };
  await saveProject(storage, { ...changed, program: text('New tab.') });
  write(STORY, text('Old tab again.'));
  await adoptFormer(storage, free);
  expect(await textsOf()).toEqual(['Old tab again.', 'New tab.']);
  write(STORY, text('And again.'));
  await adoptFormer(storage, () => Promise.resolve(true));
  expect((await textsOf()).sort()).toEqual(['And again.', 'New tab.', 'Old tab again.']);
});

it.each(['', '{', 'null', '[]', '{"source":1,"files":{}}', '{"source":"","files":{"/etc":""}}'])(
  'makes nothing of the nonsense %s',
  async (nonsense) => {
    localStorage.setItem(STORY, nonsense);
    localStorage.setItem(KEPT, nonsense);
    expect(await adoptFormer(storage, free)).toBe(false);
    expect(await listProjects(storage)).toEqual([]);
  },
);

it('leaves everything where it is while the browser refuses the database', async () => {
  storage = createMemoryStorage();
  write(STORY, text('Mine.'));
  await adoptFormer(storage, free);
  expect(await textsOf()).toEqual(['Mine.']);
  expect(localStorage.getItem(STORY)).not.toBeNull();
});
