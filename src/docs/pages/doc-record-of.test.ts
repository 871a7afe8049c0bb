import { makeVersion, parseLines } from '../../../testing/factories';
import { docRecordOf } from './doc-record-of';

it('makes the record of a doc from its place and its document', () => {
  const document = {
    ...parseLines('## A', '', '[b](./b.mdx)', '', '### C {#c}', '', '<Reference kind="file" />'),
    frontmatter: { title: 'T', description: 'D.', slug: 'tale' },
    images: [],
  };
  const place = {
    version: makeVersion({ path: '/docs/1.0' }),
    docId: 'basics/story',
    originalFile: 'content/docs/basics/story.mdx',
  };
  const entry = { kind: 'file', id: 'file-build', name: 'build/', summary: 'S.' } as const;
  const file = 'content/locales/de/docs/basics/story.mdx';
  expect(docRecordOf(file, place, document, [entry], [])).toEqual({
    file,
    originalFile: 'content/docs/basics/story.mdx',
    docId: 'basics/story',
    path: '/docs/1.0/basics/tale/',
    frontmatter: document.frontmatter,
    anchors: ['a', 'c', 'file-build'],
    links: [{ href: './b.mdx', line: 3 }],
    sections: [{ id: 'a', label: 'A' }],
  });
});

it('knows the anchors of the glossary and of the list of all entries before they are drawn', () => {
  const document = {
    ...parseLines('<Glossary />', '', '<ReferenceIndex />'),
    frontmatter: { title: 'T', description: 'D.' },
    images: [],
  };
  const place = { version: makeVersion(), docId: 'words', originalFile: 'content/docs/words.mdx' };
  const entry = { kind: 'file', id: 'file-build', name: 'build/', summary: 'S.' } as const;
  const term = {
    ...{ id: 'knot', term: 'Knot', forms: [], unmarked: [] },
    ...{ meaning: 'A piece.', isMarked: true },
  };
  const { anchors } = docRecordOf('content/docs/words.mdx', place, document, [entry], [term]);
  expect(anchors).toEqual(['all-file', 'file-build', 'letter-k', 'knot']);
});
