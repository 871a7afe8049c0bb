import { printOutline, type OutlinedPage } from './print-outline';

const doc = (docId: string, ...trail: string[]): OutlinedPage => ({
  docId,
  path: `/docs/${docId}/`,
  title: docId,
  description: '',
  trail: [...trail, docId],
});
const list = (title: string, ...trail: string[]): OutlinedPage => ({
  docId: null,
  path: `/docs/category/${title}/`,
  title,
  description: `On ${title}.`,
  trail: [...trail, title],
});

test('groups are chapters, and what is in groups within them is numbered on', () => {
  const [first, second, third] = printOutline([
    list('Documentation'),
    doc('start'),
    list('Ink'),
    doc('ink/a', 'Ink'),
    list('Markup', 'Ink'),
    doc('ink/markup/b', 'Ink', 'Markup'),
    doc('last'),
  ]);
  expect(first).toMatchObject({ number: '1', isDoc: true, docs: [{ key: 'start', number: '1' }] });
  expect(second).toMatchObject({
    title: 'Ink',
    description: 'On Ink.',
    path: '/docs/category/Ink/',
    isDoc: false,
    docs: [
      { key: 'ink/a', number: '2.1' },
      { key: 'ink/markup/b', number: '2.2' },
    ],
  });
  expect(third).toMatchObject({ number: '3', isDoc: true });
});

test('a group of one doc is a group', () => {
  expect(printOutline([doc('a', 'Ink')])).toMatchObject([{ isDoc: false, title: 'Ink' }]);
});
