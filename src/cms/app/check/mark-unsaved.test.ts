import type { Problem } from '../../../base/problems/problem';
import { readPage } from '../../editing/editable-page';
import { checkBeforeSave } from './check-before-save';
import { markUnsaved } from './mark-unsaved';

const FILE = 'content/docs/a.mdx';
const fileWith = (text: string) =>
  readPage(`---\ntitle: A\ndescription: B.\n---\n\n${text}\n`, FILE);
const problem = (message: string): Problem => ({
  severity: 'error',
  file: FILE,
  line: 6,
  message,
  hint: '',
});
const brace = problem('The text cannot be read here: “{” is not closed.');
const link = problem('The link “/nowhere/” leads to no page.');

it('marks what cannot be saved, which is what saving refuses', () => {
  const data = { ...fileWith('A.'), body: 'A {.' };
  expect(markUnsaved(FILE, data, [link, brace])).toEqual([link, { ...brace, stopsSaving: true }]);
  expect(() => checkBeforeSave(FILE, data)).toThrow(
    `${FILE} was not saved, because of 1 problem that stops saving. Line 6: ${brace.message}`,
  );
});

it('marks nothing that was in the file before: it is saved, and stops a build', () => {
  const data = { ...fileWith('A {.'), body: 'B {.' };
  expect(markUnsaved(FILE, data, [brace, link])).toEqual([brace, link]);
  expect(() => checkBeforeSave(FILE, data)).not.toThrow();
});
