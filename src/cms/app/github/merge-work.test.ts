import { mergeRedirects } from '../../editing/redirects';
import type { FileDifference } from './github-api';
import { mergeWork } from './merge-work';
import type { Repository, Tree } from './repository';

const SIDEBAR = 'content/sidebars.yaml';
const [A, B] = ['content/docs/x/a.mdx', 'content/docs/x/b.mdx'];
const removed: FileDifference = { filename: A, status: 'removed', sha: '' };
const changed: FileDifference = { filename: A, status: 'modified', sha: '' };
const list: FileDifference = { filename: SIDEBAR, status: 'modified', sha: '' };
/** A side of a merge; its blobs are the texts. */
const side = (texts: Record<string, string>): Tree => new Map(Object.entries(texts));
const repository = {
  texts: (tree: Tree, files: readonly string[]) =>
    Promise.resolve(new Map([...tree].filter(([file]) => files.includes(file)))),
} as unknown as Repository;
const sidebar = (...ids: string[]) => `main:\n${ids.map((id) => `  - ${id}\n`).join('')}`;
const before = { [A]: 'A.', [B]: 'B.', [SIDEBAR]: sidebar('x/a', 'x/b', 'c') };

const merge = (
  differences: FileDifference[],
  own: Record<string, string>,
  published: Record<string, string>,
) =>
  mergeWork(
    repository,
    { differences, base: side(before), own: side(own), published: side(published) },
    {
      file: SIDEBAR,
      docIdOf: (file) => /docs\/(.*)\.mdx/.exec(file)?.[1] ?? null,
      redirects: { file: 'content/redirects.yaml', merge: mergeRedirects },
    },
    () => Promise.reject(new Error('Nothing is to be decided.')),
  );

it('deletes two pages whose lines are neighbours', async () => {
  const own = { [B]: 'B.', [SIDEBAR]: sidebar('x/b', 'c') };
  const published = { [A]: 'A.', [SIDEBAR]: sidebar('x/a', 'c') };
  const changes = await merge([removed, list], own, published);
  expect([...changes]).toEqual([
    [A, null],
    [SIDEBAR, sidebar('c')],
  ]);
});

it('does not delete a page that was changed meanwhile, nor publish the text of one that is gone', async () => {
  const { [A]: _, ...without } = before;
  await expect(merge([removed], without, { ...before, [A]: 'A!' })).rejects.toThrow(
    `${A} was changed on the site after this work began, which deletes or renames it`,
  );
  await expect(merge([changed], { ...before, [A]: 'A!' }, without)).rejects.toThrow(
    `${A} was deleted or renamed on the site after this work began`,
  );
});

it.each([
  ['a new page comes after those of its folder', 2, ['x/a', 'x/b', 'x/other', 'x/new', 'c']],
  ['a new page that was moved comes before those', 1, ['x/a', 'x/new', 'x/other', 'x/b', 'c']],
])('%s that were published meanwhile in the same place', async (_, at, result) => {
  const file = 'content/docs/x/new.mdx';
  const withPage = (id: string) => sidebar(...['x/a', 'x/b', 'c'].toSpliced(at, 0, id));
  const own = { ...before, [file]: 'New.', [SIDEBAR]: withPage('x/new') };
  const published = { ...before, [SIDEBAR]: withPage('x/other') };
  const added: FileDifference = { filename: file, status: 'added', sha: '' };
  const changes = await merge([added, list], own, published);
  expect(changes.get(SIDEBAR)).toBe(sidebar(...result));
});
