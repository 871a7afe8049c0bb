import { languageName } from './language-name';

test.each([
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['uk', 'Українська'],
  ['ka', 'ქართული'],
  ['he', 'עברית'],
  ['qya', 'qya'],
  ['no language', 'no language'],
])('%s is called %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});
