/** @jest-environment node */
import { checkSearchSynonyms } from './check-search-synonyms';
import { parseSearchSynonyms } from './parse-search-synonyms';

const pages = new Map([['ink/intro', new Set(['knots'])]]);
const complaintsOf = (...lines: string[]) => {
  const { synonyms, problems } = parseSearchSynonyms(lines.join('\n'), 's.yaml');
  return [...problems, ...checkSearchSynonyms(synonyms, 's.yaml', pages)].map(
    ({ line, message }) => `${line}: ${message}`,
  );
};
const line = (page: string) =>
  `- { written: ['->'], name: Divert, meaning: An arrow., page: ${page} }`;

it('reads what is written, the name in small letters where no words are given', () => {
  const { synonyms } = parseSearchSynonyms(line('ink/intro#knots'), 's.yaml');
  expect(synonyms).toEqual([
    {
      written: ['->'],
      name: 'Divert',
      meaning: 'An arrow.',
      page: 'ink/intro#knots',
      words: 'divert',
      line: 1,
    },
  ]);
});

it.each([
  ['a page that is not there', line('ink/outro'), /1: .*“ink\/outro”.*not a page/],
  ['an anchor that is not there', line('"ink/intro#knot"'), /1: .*“#knot” on ink\/intro/],
  ['a field that is missing', "- { written: ['x'] }", /no “name”/],
  ['no list', 'a: 1', /not a list/],
])('reports %s', (_, source, message) => {
  expect(complaintsOf(source)[0]).toMatch(message);
});

it('finds nothing wrong with what is right', () => {
  expect(complaintsOf(line('"ink/intro#knots"'))).toEqual([]);
  expect(complaintsOf('')).toEqual([]);
});
