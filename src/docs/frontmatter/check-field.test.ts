import { fieldComplaint } from './check-field';
import { frontmatterFields, type FrontmatterKey } from './frontmatter-fields';

it.each<[FrontmatterKey, unknown]>([
  ['title', 'Choices'],
  ['draft', true],
  ['unlisted', false],
  ['toc_min_heading_level', 2],
  ['toc_max_heading_level', 6],
  ['keywords', ['ink', 'choices']],
  ['keywords', []],
  ['pagination_next', null],
  ['pagination_prev', 'ink-basics/intro'],
])('%s may be %j', (key, value) => {
  expect(fieldComplaint(key, value)).toBeNull();
});

it.each<[FrontmatterKey, unknown, string]>([
  ['title', '  ', 'not empty'],
  ['title', 2024, 'text'],
  ['title', null, 'text'],
  ['title', ['a'], 'text'],
  ['draft', 'yes', 'true or false'],
  ['toc_min_heading_level', 1, 'from 2 to 6'],
  ['toc_max_heading_level', 7, 'from 2 to 6'],
  ['toc_max_heading_level', 2.5, 'whole number'],
  ['toc_max_heading_level', '3', 'whole number'],
  ['keywords', 'ink', 'a list of texts'],
  ['keywords', ['ink', 5], 'a list of texts'],
  ['pagination_next', '', 'or null'],
  ['pagination_next', false, 'or null'],
  ['image', true, 'text'],
])('%s may not be %j', (key, value, wanted) => {
  expect(fieldComplaint(key, value)).toContain(wanted);
});

it('knows a rule for every field', () => {
  for (const key of Object.keys(frontmatterFields) as FrontmatterKey[]) {
    expect(fieldComplaint(key, {})).toEqual(expect.any(String));
  }
});
