/** @jest-environment node */
import { readQuery } from './read-query';
import type { SearchSynonym } from './search-data';

const synonym = (title: string, ...written: string[]): SearchSynonym => ({
  written,
  title,
  summary: 'S.',
  href: `/${title}`,
  page: 'P',
  words: title.toLowerCase(),
});
const synonyms = [
  synonym('Divert', '->', 'goto'),
  synonym('Tunnel', '->->'),
  synonym('Shuffle', '{~'),
  synonym('Condition', '{'),
  synonym('Tag', '#'),
];

it.each([
  ['->', ['Divert'], true, 'divert'],
  ['GOTO', ['Divert'], true, 'divert'],
  ['->->', ['Tunnel'], true, 'tunnel'],
  ['->garden', ['Divert'], false, 'garden'],
  ['-> garden gate', ['Divert'], false, 'divert garden gate'],
  ['{~heads|tails}', ['Shuffle'], false, 'shuffle'],
  ['{lamp}', ['Condition'], false, 'condition'],
  ['#CLEAR', ['Tag'], false, 'CLEAR'],
  ['save the game', [], false, 'save the game'],
  ['goto knot', [], false, 'goto knot'],
])('reads “%s”', (text, titles, isSynonym, words) => {
  const query = readQuery(text, synonyms);
  expect(query.synonyms.map(({ title }) => title)).toEqual(titles);
  expect(query).toMatchObject({ isSynonym, words });
});
