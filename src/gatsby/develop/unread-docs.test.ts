/** @jest-environment node */
import path from 'node:path';
import type { Node } from 'gatsby';
import { makeDoc, parseLines } from '../../../testing/factories';
import type { StoredDocument } from '../documents/stored-document';
import { unreadDocs } from './unread-docs';

const root = path.resolve('/site');
const problem = { severity: 'error', file: 'f', line: 2, message: 'M.', hint: 'H.' } as const;
const document: StoredDocument = {
  ...parseLines('## Lamps', '', '[b](./b.mdx)'),
  frontmatter: { title: '', description: '' },
  images: [],
  problems: [problem],
};
const store = { load: () => Promise.resolve(document) };
const fileNode = (file: string) =>
  ({ id: `node of ${file}`, absolutePath: path.join(root, file) }) as unknown as Node;
const ask = (files: string[], docs: ReturnType<typeof makeDoc>[] = []) => {
  const nodes: Record<string, Node[]> = {
    File: [...files, ...docs.map(({ file }) => file)].map(fileNode),
    Mdx: docs.map(({ file }) => ({ parent: `node of ${file}` }) as Node),
  };
  return unreadDocs({ getNodesByType: (type) => nodes[type] ?? [] }, root, store, docs);
};

it('gives a file of which Gatsby makes no doc its place, and says what is wrong with it', async () => {
  const [unread, ...others] = await ask(
    ['content/docs/night/train.mdx', 'content/elsewhere.mdx', 'content/sidebars.yaml'],
    [makeDoc('read')],
  );
  expect(others).toEqual([]);
  expect(unread).toMatchObject({
    versionName: 'current',
    doc: {
      docId: 'night/train',
      path: '/docs/night/train/',
      frontmatter: { title: 'night/train' },
      anchors: ['lamps'],
    },
    problems: [problem],
  });
});

it('takes a doc for what it was before it broke', async () => {
  const doc = makeDoc('tale', { path: '/docs/old-tale/', frontmatter: { title: 'A tale' } });
  expect(await ask([], [doc])).toEqual([]);
  const [unread] = await ask([doc.file]);
  expect(unread?.doc).toBe(doc);
});
