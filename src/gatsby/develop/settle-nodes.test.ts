import path from 'node:path';
import type { Node } from 'gatsby';
import { settleNodes } from './settle-nodes';

const fileOf = (name: string) => {
  const absolutePath = path.resolve('content', name);
  const internal = { type: 'File', contentDigest: name };
  return { id: name, absolutePath, internal } as unknown as Node;
};
const settle = (files: string[], made: Node[] = []) =>
  settleNodes({
    getNodesByType: (type) =>
      type === 'File' ? files.map(fileOf) : made.filter(({ internal }) => internal.type === type),
  });

it('waits until something is made of each saved file that counts', async () => {
  const made: Node[] = [];
  const make = (parent: string, type: string) =>
    made.push({ parent, internal: { type } } as unknown as Node);
  setTimeout(() => make('docs/saved.mdx', 'Mdx'), 20);
  setTimeout(() => make('sidebars.yaml', 'Sidebars'), 40);
  await settle(['docs/saved.mdx', 'sidebars.yaml', 'words.txt'], made);
  expect(made).toHaveLength(2);
});

it('waits for a file of which nothing is made once, until it is changed', async () => {
  jest.useFakeTimers();
  const start = Date.now();
  const first = settle(['docs/broken.mdx']);
  await jest.runAllTimersAsync();
  await first;
  const end = Date.now();
  expect(end).toBeGreaterThan(start);
  await settle(['docs/broken.mdx']);
  expect(Date.now()).toBe(end);
  jest.useRealTimers();
});
