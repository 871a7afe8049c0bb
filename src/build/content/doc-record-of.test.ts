/** @jest-environment node */
import { makeVersion, parseLines } from '../../testing/factories';
import { docRecordOf } from './doc-record-of';

it('makes the record of a doc from its place and its document', () => {
  const document = {
    ...parseLines('## A', '', '[b](./b.mdx)', '', '### C {#c}'),
    frontmatter: { title: 'T', description: 'D.', slug: 'tale' },
    images: [],
  };
  const place = {
    version: makeVersion({ path: '/docs/1.0' }),
    docId: 'basics/story',
    originalFile: 'content/docs/basics/story.mdx',
  };
  expect(docRecordOf('node', 'content/locales/de/docs/basics/story.mdx', place, document)).toEqual({
    nodeId: 'node',
    file: 'content/locales/de/docs/basics/story.mdx',
    originalFile: 'content/docs/basics/story.mdx',
    docId: 'basics/story',
    path: '/docs/1.0/basics/tale/',
    frontmatter: document.frontmatter,
    anchors: ['a', 'c'],
    links: [{ href: './b.mdx', line: 3 }],
  });
});
