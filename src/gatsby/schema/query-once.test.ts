import type { Node } from 'gatsby';
import { queryOnce } from './query-once';

it('asks once, and notes everyone who asks', async () => {
  const nodes = [{ id: 'a' }, { id: 'b' }] as Node[];
  const nodeModel = {
    findAll: jest.fn(() => Promise.resolve({ entries: nodes })),
    trackPageDependencies: jest.fn(),
  };
  const query = queryOnce('Mdx', (found) => [...found].map(({ id }) => id));
  const answers = await Promise.all([query(nodeModel), query(nodeModel), query(nodeModel)]);
  expect(answers).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  // Gatsby itself records which pages have queried all nodes of a type.
  expect(nodeModel.findAll.mock.calls).toEqual([[{ type: 'Mdx' }]]);
  expect(nodeModel.trackPageDependencies.mock.calls).toEqual([
    [[], { connectionType: 'Mdx' }],
    [[], { connectionType: 'Mdx' }],
  ]);
});
