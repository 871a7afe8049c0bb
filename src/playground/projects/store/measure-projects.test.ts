import { createAssetStore } from './asset-store';
import { measureProjects } from './measure-projects';
import { createMemoryStorage } from './memory-storage';
import { createProject, saveProject } from './project-store';
import { deleteProject } from './deleted-projects';

const text = (source: string) => ({ source, files: {} });

test('the largest projects come first, with what fills them, deleted ones included', async () => {
  const storage = createMemoryStorage();
  const small = await createProject(storage, { name: 'Small', program: text('abc') });
  const large = await createProject(storage, { name: 'Large', program: text('x'.repeat(10)) });
  await createProject(storage, { name: 'Tiny', program: text('a') });
  const assets = createAssetStore(storage, large.id);
  for (const [path, size] of [
    ['a.png', 50],
    ['b.jpg', 30],
    ['c.mp3', 90],
  ] as const)
    await assets.put(path, new Blob(['x'.repeat(size)]));
  await deleteProject(storage, large.id);
  const saved = { id: small.id, name: 'Small', program: text('abcd'), revision: 2, at: Date.now() };
  await saveProject(storage, { ...saved, isReplaced: true });

  const measured = await measureProjects(storage, 2);
  expect(measured.map(({ card, bytes, parts }) => [card.name, bytes, parts])).toEqual([
    [
      'Large',
      180,
      [
        { part: 'sound', count: 1, bytes: 90 },
        { part: 'picture', count: 2, bytes: 80 },
        { part: 'text', count: 1, bytes: 10 },
      ],
    ],
    [
      'Small',
      7,
      [
        { part: 'text', count: 1, bytes: 4 },
        { part: 'history', count: 1, bytes: 3 },
      ],
    ],
  ]);
});
