import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import type { EditableData } from '../../editing/editable-data';
import { readPage, writePage } from '../../editing/editable-page';
import { pageProblems } from './page-problems';

const FILE = 'content/docs/a.mdx';
const messagesOf = (data: EditableData) =>
  pageProblems(data, parseFrontmatter(writePage(data), FILE).problems).map(
    ({ message }) => message,
  );

it('says nothing of fields that are still empty in a new page', () => {
  expect(messagesOf({})).toEqual([]);
  expect(messagesOf({ title: 'A' })).toEqual([]);
});

it('names the empty fields of a page, as they are named in its form', () => {
  expect(messagesOf({ body: 'Text.' })).toEqual([
    'The field “Title” is empty.',
    'The field “Description” is empty.',
  ]);
  expect(messagesOf(readPage('---\ntitle: A\n---\n'))).toEqual([
    'The field “Description” is empty.',
  ]);
});

it('keeps to the words of the file where that is what the form shows', () => {
  expect(messagesOf(readPage('Text.\n'))).toContain('The frontmatter has no “title”.');
});
