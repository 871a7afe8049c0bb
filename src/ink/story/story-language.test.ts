import { storyLanguage } from './story-language';

test.each([
  [{ language: 'he' }, 'he'],
  [{ language: 'PT-br' }, 'pt-BR'],
  [{ language: 'ua' }, 'uk'],
  [{ language: '' }, null],
  [{ language: 'my own words' }, null],
  [{ language: '"><script>' }, null],
  [{ language: true }, null],
  [{}, null],
])('the language of %j is %j', (config, expected) => {
  expect(storyLanguage(config)).toBe(expected);
});
