import { gameDe } from './game-de';
import { gameEn } from './game-en';
import { gameUk } from './game-uk';
import { loadGameWords } from './load-game-words';
import { hasSamePlaces, textsOf, translateWords, type WordTree } from './translate-words';

const texts = textsOf(gameEn);

test.each([
  ['German', gameDe],
  ['Ukrainian', gameUk],
])('%s has all words of a game, with their places, and no others', (_language, dictionary) => {
  expect(Object.keys(dictionary).sort()).toEqual([...texts].sort());
  const wrong = texts.filter((text) => !hasSamePlaces(text, dictionary[text] ?? ''));
  expect(wrong).toEqual([]);
});

test('no text depends on what is put into it, or a translation would have to as well', () => {
  const same = translateWords(gameEn, Object.fromEntries(texts.map((text) => [text, text])));
  const said = (words: WordTree, given: unknown): unknown[] =>
    Object.values(words).map((word) => {
      if (typeof word === 'object') return said(word, given);
      return typeof word === 'string' ? word : (word as (one: unknown) => string)(given);
    });
  for (const given of [0, 1, 2, 1000, 'x']) expect(said(same, given)).toEqual(said(gameEn, given));
});

test('the places of a text can be in another order', () => {
  expect(textsOf({ one: (name: string, count: number) => `${name}: ${count}` })).toEqual([
    '{1}: {2}',
  ]);
  expect(hasSamePlaces('{1}: {2}', '{2} von {1}')).toBe(true);
  expect(hasSamePlaces('{1}: {2}', '{1} von {1}')).toBe(false);
});

test('words in another language, and the first one where it has none', () => {
  const words = {
    menu: { save: 'Save', of: (name: string, count: number) => `${count} of ${name}` },
    close: 'Close',
    constructor: 'Made by',
  };
  const german = translateWords(words, { Save: 'Sichern', '{2} of {1}': '{1}: {2}, {1}' });
  expect(german.menu.save).toBe('Sichern');
  expect(german.menu.of('{2}', 3)).toBe('{2}: 3, {2}');
  expect([german.close, german.constructor]).toEqual(['Close', 'Made by']);
});

test('the words of this site load by the language, whatever its country', async () => {
  expect(await loadGameWords('de-AT')).toBe(gameDe);
  expect(await loadGameWords('uk')).toBe(gameUk);
  for (const code of ['fr', 'den', 'en', null]) expect(await loadGameWords(code)).toBeUndefined();
});
