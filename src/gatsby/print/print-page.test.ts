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
      ...doc('2', 'Say "no" & </style>'),
      description: 'All of it.',
      isDoc: false,
      docs: [doc('2.1', 'Begin'), doc('2.2', 'Größe')],
    },
  ],
  texts: new Map([['doc:2.1', '<p>Text</p>']]),
  head: '',
  docsUrl: 'https://example.org/docs/',
  lastUpdate: null,
});

it('puts the chapter in the page header, whatever its title contains', () => {
  expect(html).toContain('@page chapter-1{@top-right{content:"1\\2002 Quickstart"}}');
  expect(html).toContain('content:"2\\2002 Say \\22 no\\22  \\26  \\3c \\2f style\\3e "');
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

it('gives each chapter sheets of its own, which its docs share', () => {
  expect(html.match(/style="page:[^"]*"/g)).toEqual([
    'style="page:chapter-1"',
    'style="page:chapter-2"',
  ]);
});
