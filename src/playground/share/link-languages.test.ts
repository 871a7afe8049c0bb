import { parseExtras } from './link-extras';
import { MAX_LANGUAGE_LETTERS } from './link-languages';

const text = ['hall', 'A door.', 'Eine Tür.'];
const german = { code: 'de', texts: [text] };
const parsed = (languages: unknown) => parseExtras({ assets: {}, languages });

test('translations of a link are read', () => {
  expect(parsed([german])).toEqual({ assets: {}, languages: [german] });
  expect(parsed(undefined)).toEqual({ assets: {} });
  expect(parsed([])).toEqual({ assets: {} });
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
