/** @jest-environment node */
import { printPage } from './print-page';

const doc = (number: string, title: string) => ({
  key: `doc:${number}`,
  number,
  title,
  path: `/docs/${number}/`,
});
const html = printPage({
  site: { title: 'Site', description: 'D.', language: 'en', direction: 'ltr' },
  chapters: [
    { ...doc('1', 'Quickstart'), description: '', isDoc: true, docs: [doc('1', 'Quickstart')] },
    {
      ...doc('2', 'Basics'),
      description: 'All of it.',
      isDoc: false,
      docs: [doc('2.1', 'Say "no" & </style>'), doc('2.2', 'Größe')],
    },
  ],
  texts: new Map([['doc:2.1', '<p>Text</p>']]),
  head: '',
  docsUrl: 'https://example.org/docs/',
  lastUpdate: null,
});

it('says in the head of each sheet which doc it is, whatever that is called', () => {
  expect(html).toContain('@page doc-2-2{@top-right{content:"2.2\\2002 Größe"}}');
  expect(html).toContain('content:"2.1\\2002 Say \\22 no\\22  \\26  \\3c \\2f style\\3e "');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

it('keeps the heading of a chapter on the sheet of its first doc', () => {
  expect(html).toContain('<header style="page:doc-2-1"><h2 id="doc:2">');
  expect(html.match(/<article class="printDoc" style="page:doc-/g)).toHaveLength(3);
});
