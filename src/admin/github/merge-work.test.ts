/** @jest-environment node */
import type { FileDifference } from './github-api';
import { mergeWork } from './merge-work';
import type { Repository, Tree } from './repository';

const SIDEBAR = 'content/sidebars.yaml';
const [A, B] = ['content/docs/a.mdx', 'content/docs/b.mdx'];
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
const before = { [A]: 'A.', [B]: 'B.', [SIDEBAR]: sidebar('a', 'b', 'c') };

const merge = (
  differences: FileDifference[],
  own: Record<string, string>,
  published: Record<string, string>,
) =>
  mergeWork(
    repository,
    { differences, base: side(before), own: side(own), published: side(published) },
    { file: SIDEBAR, docIdOf: (file) => /docs\/(.*)\.mdx/.exec(file)?.[1] ?? null },
    () => Promise.reject(new Error('Nothing is to be decided.')),
  );

it('deletes two pages whose lines are neighbours', async () => {
  const own = { [B]: 'B.', [SIDEBAR]: sidebar('b', 'c') };
  const published = { [A]: 'A.', [SIDEBAR]: sidebar('a', 'c') };
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
