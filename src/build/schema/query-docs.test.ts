/** @jest-environment node */
import path from 'node:path';
import type { Node } from 'gatsby';
import { createDocsQuery } from './query-docs';

const root = path.resolve('/project');
const nodeOf = (docId: string) =>
  ({ id: docId, internal: { contentFilePath: `${root}/content/docs/${docId}.mdx` } }) as Node;

test('docs come in the same order whichever was saved last', async () => {
  const idsOf = async (ids: string[]) => {
    const { byId } = await createDocsQuery(root)({
      findAll: () => Promise.resolve({ entries: ids.map(nodeOf) }),
      trackPageDependencies: jest.fn(),
    });
    return [...byId.values()].map(({ id }) => id);
  };
  const edited = await idsOf(['b', 'c/d', 'a']);
  expect(edited).toEqual(['a', 'b', 'c/d']);
  expect(edited).toEqual(await idsOf(['a', 'b', 'c/d']));
});
