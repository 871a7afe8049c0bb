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
  synonym('Volume', 'turn sound off', 'mute'),
  synonym('Sound', 'sound', 'sounds'),
  synonym('A inventory', 'bag'),
];
const questionWords = {
  small: ['how', 'do', 'i', 'the', 'a', 'to'],
  weak: ['turn', 'make', 'game'],
};

it.each([
  ['->', ['Divert'], true, 'divert'],
  ['GOTO', ['Divert'], true, 'divert'],
  ['->->', ['Tunnel'], true, 'tunnel'],
  ['->garden', ['Divert'], false, 'garden'],
  ['-> garden gate', ['Divert'], false, 'divert garden gate'],
  ['{~heads|tails}', ['Shuffle'], false, 'shuffle'],
  ['{lamp}', ['Condition'], false, 'condition'],
  ['#CLEAR', ['Tag'], false, 'CLEAR'],
  ['bag', ['A inventory'], true, 'inventory'],
  ['save the game', [], false, 'save game'],
  ['goto knot', ['Divert'], false, 'goto knot'],
  ['/goto knot', ['Divert'], false, 'goto knot'],
])('reads “%s”', (text, titles, isSynonym, words) => {
  const query = readQuery(text, synonyms, questionWords);
  expect(query.synonyms.map(({ title }) => title)).toEqual(titles);
  expect(query).toMatchObject({ isSynonym, words });
});

it.each([
  ['how do I turn off the sounds in my game?', ['Volume']],
  ['how to mute', ['Volume']],
  ['make a sound', ['Sound']],
  ['the sound of rain', []],
  ['sound of summer rain', []],
  ['what is a garden', []],
  ['turn off the sound that the rain makes in there', ['Volume']],
])('knows what “%s” asks for', (text, titles) => {
  const { synonyms: meant } = readQuery(text, synonyms, questionWords);
  expect(meant.map(({ title }) => title)).toEqual(titles);
});

it('says what else to look for', () => {
  expect(readQuery('how do I make a walled rose garden', synonyms, questionWords)).toMatchObject({
    text: 'make walled rose garden',
    words: 'make walled rose garden',
    tellingWords: 'walled rose garden',
    otherWords: ['rose garden', 'walled garden', 'walled rose'],
  });
  expect(readQuery('how?', synonyms, questionWords).words).toBe('how');
});
