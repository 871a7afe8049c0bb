import { languageDirection, textDirection } from './language-direction';

test.each([
  ...['ar', 'fa-IR', 'he', 'ur', 'ps', 'yi', 'dv', 'syr', 'nqo', 'ff-Adlm', 'ckb', 'pa-Arab'].map(
    (code) => [code, 'rtl'] as const,
  ),
  ...['de', 'ja', 'zh-TW', 'pa', 'ff', 'az', 'und', 'no language'].map(
    (code) => [code, 'ltr'] as const,
  ),
])('%s is written %s', (code, direction) => {
  expect(languageDirection(code)).toBe(direction);
});

test.each([
  ['“שלום” is Hebrew.', 'rtl'],
  ['3 lamps: مرحبا', 'ltr'],
  ['… (1)', null],
])('%s runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
