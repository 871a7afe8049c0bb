import { firstLanguage } from './first-language';

test.each<[string[], string[], string]>([
  [['en', 'de'], ['de'], 'de'],
  [['en', 'de'], ['de-AT', 'en'], 'de'],
  [['en', 'pt-BR', 'pt-PT'], ['pt-PT'], 'pt-PT'],
  [['en', 'pt-BR', 'pt-PT'], ['pt-AO'], 'pt-BR'],
  [['en', 'zh-Hans', 'zh-Hant'], ['zh-TW'], 'zh-Hant'],
  [['en', 'sr'], ['sr-Latn', 'en'], 'sr'],
  [['en', 'de'], ['fr', 'en-GB', 'de'], 'en'],
  [['en', 'de'], ['fr'], 'en'],
  [['en', 'de'], ['no language', ''], 'en'],
  [['en', 'de'], [], 'en'],
  [['und', 'de'], ['de', 'en'], 'de'],
  [['und', 'de'], ['en', 'de'], 'und'],
])('of %j, whoever reads %j gets %s first', (codes, read, first) => {
  expect(firstLanguage(codes, read)).toBe(first);
});
