import { parseExtras } from './link-extras';
import { gameDe } from '../../config/messages/game-de';
import { PLAYER_PLACE, type Translation } from '../../ink/languages/language-table';
import { linkLanguage, MAX_LANGUAGE_LETTERS } from './link-languages';

const text = ['hall', 'A door.', 'Eine Tür.'];
const german = { code: 'de', texts: [text] };
const parsed = (languages: unknown) => parseExtras({ assets: {}, languages });

test('translations of a link are read', () => {
  expect(parsed([german])).toEqual({ assets: {}, languages: [german] });
  expect(parsed(undefined)).toEqual({ assets: {} });
  expect(parsed([])).toEqual({ assets: {} });
});

test('words of the player are in a link if this site does not have the same', () => {
  const entry = (place: string, original: string, text: string): Translation => ({
    ...{ place, original, text, isToCheck: false },
  });
  const line = entry('hall', 'A door.', 'Eine Tür.');
  const ours = [
    entry(PLAYER_PLACE, 'New game', 'Neues Spiel'),
    entry(PLAYER_PLACE, 'Close', 'Schließen'),
  ];
  const linked = (entries: readonly Translation[]) =>
    linkLanguage({ code: 'de', entries, kept: [] }, gameDe).texts.map(([, , text]) => text);
  expect(linked([line, ...ours])).toEqual(['Eine Tür.']);
  const own = [...ours, entry(PLAYER_PLACE, 'Menu', 'Karte')];
  expect(linked([line, ...own])).toEqual(['Eine Tür.', 'Neues Spiel', 'Schließen', 'Karte']);
});

test.each<[string, unknown]>([
  ['no list', { 0: german }],
  ['a list of something else', ['de']],
  ['a language that is none', [{ ...german, code: 'no language' }]],
  ['a language in another form', [{ ...german, code: 'DE' }]],
  ['a language without a name', [{ ...german, code: 'und' }]],
  ['the same language twice', [german, german]],
  ['texts that are none', [{ ...german, texts: [['hall', 'A door.', 1]] }]],
  ['texts with more', [{ ...german, texts: [[...text, 'x']] }]],
  [
    'a text that is much longer than its original',
    [{ ...german, texts: [['', 'a', 'x'.repeat(600)]] }],
  ],
  [
    'more than a link may have',
    [{ ...german, texts: Array.from({ length: MAX_LANGUAGE_LETTERS / 16 }, () => text) }],
  ],
  [
    'more languages than a link may have',
    Array.from({ length: 21 }, (_, index) => ({
      ...german,
      code: `a${String.fromCharCode(97 + index)}`,
    })),
  ],
])('%s is refused', (_name, languages) => {
  expect(parsed(languages)).toBeNull();
});
