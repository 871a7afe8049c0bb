import { languageDirection } from './language-direction';

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
