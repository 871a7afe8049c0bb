import { collectVocabulary } from './collect-vocabulary';
import { findWords } from './find-words';
import { holdsMatch } from './holds-match';
import { markedText } from './marked-text';
import { addRecentSearch, parseRecentSearches } from './recent-searches';
import { withoutTitle } from './without-title';

it('gathers words, the most frequent first, then by the alphabet', () => {
  expect(collectVocabulary(['Knots and knots', 'ink, an arrow: save_game x1'])).toEqual([
    'knots',
    'and',
    'arrow',
    'ink',
  ]);
});

it('takes an excerpt apart without reading it as markup', () => {
  expect(markedText('a <mark>&lt;b&gt;</mark> &lt;img&gt;')).toEqual([
    { text: 'a ', isMarked: false },
    { text: '<b>', isMarked: true },
    { text: ' <img>', isMarked: false },
  ]);
});

it('leaves out the heading that an excerpt begins with', () => {
  const pieces = markedText('<mark>Choices</mark> in <mark>order.</mark> The <mark>order</mark>');
  expect(withoutTitle(pieces, 'Choices in order')).toEqual([
    { text: 'The ', isMarked: false },
    { text: 'order', isMarked: true },
  ]);
  expect(withoutTitle(pieces, 'Order')).toEqual(pieces);
});

it.each([
  ['a <mark>question</mark>', 'qqqx', false],
  ['a <mark>Diverted</mark> path', 'divert', true],
  ['an <mark>auto-save</mark>', 'save', true],
  ['divert', 'divert', false],
])('tells whether “%s” is an answer to “%s”', (excerpt, words, isAnswer) => {
  expect(holdsMatch(excerpt, words)).toBe(isAnswer);
});

it.each([
  ['Choices and a choice', 'choice', ['Choices', 'choice']],
  ['diverted, divert', 'diverting', ['diverted', 'divert']],
  ['The invoice', 'voice', []],
  ['Tags, tagged; the writer wrote', 'tag write', ['Tags', 'tagged', 'writer']],
  ['Translation', 'translate', ['Translation']],
  // Other words that only begin alike.
  ['A notice, a note, not a story', 'not', ['not']],
  ['Models, modes and a mode', 'mode', ['modes', 'mode']],
  ['An office that is off, stores, storms', 'off store', ['off', 'stores']],
  ['a+b (c', '+ (', []],
  ['save_game(x)', 'save_game', ['save_game']],
])('finds words in “%s” by “%s”', (text, query, words) => {
  expect(findWords(text, query).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

describe('recent searches', () => {
  it.each([[null], ['nonsense'], ['{"a":1}'], ['[1, "", null]']])('takes %s for none', (stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });

  it('keeps five, the newest first, each once', () => {
    const stored = addRecentSearch(['a', 'b', 'c', 'd', 'e'], ' C ');
    expect(parseRecentSearches(stored)).toEqual(['C', 'a', 'b', 'd', 'e']);
    expect(parseRecentSearches(addRecentSearch(['a', 'b', 'c', 'd', 'e'], 'f'))).toHaveLength(5);
  });

  it('keeps nothing of an empty search', () => {
    expect(addRecentSearch(['a'], '  ')).toBe('["a"]');
  });
});
