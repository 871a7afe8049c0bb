import { asChange } from './as-change';
import { readPage, writePage } from './editable-page';

const page = '---\ntitle: A\ndescription: B. # Stays\n---\n\nOld.\n';

it('makes a kept page a change of its file', () => {
  const kept = writePage({ ...readPage(page), title: 'New', body: 'New.' });
  const change = asChange(readPage(kept), readPage(page));
  expect(change).toEqual({ ...readPage(page), title: 'New', body: 'New.' });
  expect(writePage(change)).toBe(kept);
});

it.each([
  ['with all its fields', { title: 'A', description: 'B.', body: 'Text.' }],
  ['with its text alone', { body: 'Text.' }],
])('makes a kept new page one that has no file yet, %s', (_, filled) => {
  const change = asChange(readPage(writePage(filled)), {});
  expect(change).toMatchObject(filled);
  expect(Object.keys(change).filter((key) => key.startsWith('('))).toEqual([]);
});

it('goes on showing a broken page as it is, mended or not', () => {
  const broken = page.replace('title: ', 'title: "');
  for (const text of [page, broken.replace('Old.', 'New.')]) {
    const change = asChange(readPage(text), readPage(broken));
    expect(change).toEqual({ ...readPage(broken), body: text });
    expect(writePage(change)).toBe(text);
  }
});
