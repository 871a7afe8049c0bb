import { assetKind, isInGame } from './asset-kinds';
import { languageOfTable, pathOfTable } from './table-path';

test.each([
  ['languages/de.po', 'de'],
  ['languages/pt-br.po', 'pt-BR'],
  ['languages/zh-Hans-TW.po', 'zh-Hans-TW'],
  ['languages/messages.po', null],
  ['languages/template.po', null],
  ['languages/de_DE.po', null],
  ['languages/de-.po', null],
  ['languages/de.pot', null],
  ['languages/a/de.po', null],
  ['game/languages/de.po', null],
  ['de.po', null],
])('%s is the translation into %s', (path, language) => {
  expect(languageOfTable(path)).toBe(language);
  expect(assetKind(path)).toBe(language === null ? null : 'language');
});

test('a translation is at the path of its language, and in no game that players get', () => {
  expect(languageOfTable(pathOfTable('pt-BR'))).toBe('pt-BR');
  expect(isInGame(pathOfTable('pt-BR'))).toBe(false);
  expect(isInGame('sea.png')).toBe(true);
});
