import type { Problem } from '../../../base/problems/problem';
import { withSavedForm } from './use-saved-form';

const problem = (file: string, message: string): Problem => ({
  severity: 'error',
  file,
  line: 6,
  message,
  hint: '',
});
const [link, brace, claim] = ['link', 'brace', 'claim'].map((name) => problem('a.mdx', name));
const other = problem('b.mdx', 'link');
const all = (...problems: (Problem | undefined)[]) => problems.filter((it) => it !== undefined);

it('follows a save: what the form has mended is gone, and what it has made is there', () => {
  const saved = all(link, claim, other);
  const after = { found: all(link, brace), now: all(brace) };
  // Only the check of all files knows the claim, and whether it is still false.
  expect(withSavedForm(saved, 'a.mdx', after)).toEqual([claim, other, brace]);
});

it('is the same list where nothing is different, as it is after the check of all files', () => {
  const saved = all(claim, other, brace);
  expect(withSavedForm(saved, 'a.mdx', { found: all(link, brace), now: all(brace) })).toBe(saved);
});

it('takes an empty field for the missing key of its file', () => {
  const missing = { ...problem('a.mdx', 'The frontmatter has no “title”.'), missingKey: 'title' };
  const empty = { ...missing, message: 'The field “Title” is empty.' };
  const saved = [missing];
  expect(withSavedForm(saved, 'a.mdx', { found: [empty], now: [empty] })).toBe(saved);
  expect(withSavedForm(saved, 'a.mdx', { found: [empty], now: [] })).toEqual([]);
});

it('waits for the check under the name of a page’s file: a new page has another until it is saved', () => {
  const saved = all(claim);
  const now = all(problem('new.mdx', 'brace'));
  expect(withSavedForm(saved, 'a.mdx', { found: now, now })).toBe(saved);
});
