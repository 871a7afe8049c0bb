import { contentReference } from '../reference/content-reference.fixture';
import { indexReference } from '../reference/index-reference';
import { parseSearchSynonyms } from '../reference/parse-search-synonyms';
import { checkSearchSynonyms } from './check-search-synonyms';

const index = indexReference(contentReference.entries);
const pages = new Map([['ink/intro', new Set(['knots'])]]);
const complaintsOf = (...lines: string[]) => {
  const { synonyms, problems } = parseSearchSynonyms(lines.join('\n'), 's.yaml');
  return [...problems, ...checkSearchSynonyms(synonyms, 's.yaml', pages, index)].map(
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
      entries: [],
      line: 1,
    },
  ]);
});

it.each([
  ['a page that is not there', line('ink/outro'), /1: .*“ink\/outro”.*not a page/],
  ['an anchor that is not there', line('"ink/intro#knot"'), /1: .*“#knot” on ink\/intro/],
  ['a field that is missing', "- { written: ['x'] }", /no “name”/],
  [
    'an entry that is not there',
    line('ink/intro').replace('}', `, entries: ['[b]', '# TIMER'] }`),
    /1: “Divert” names the entry “# TIMER”/,
  ],
  ['no list', 'a: 1', /not a list/],
])('reports %s', (_, source, message) => {
  expect(complaintsOf(source)[0]).toMatch(message);
});

it('finds nothing wrong with what is right', () => {
  expect(complaintsOf(line('"ink/intro#knots"'))).toEqual([]);
  expect(complaintsOf('')).toEqual([]);
});
