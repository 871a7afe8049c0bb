import { tableTexts } from './table-texts';

const latin = Buffer.from(
  'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n\nmsgid "Sea"\nmsgstr "Plage à gauche"\n',
  'latin1',
);

test('a game has the tables of its translations as texts, and nothing else of its files', async () => {
  const tables = await tableTexts(
    new Map([
      ['languages/de.po', new Blob(['\uFEFFmsgid "Sea"\nmsgstr "Küste"\n'])],
      ['languages/fr.po', new Blob([new Uint8Array(latin)])],
      ['languages/it.po', new Blob([new Uint8Array([0, 1, 2, 255])])],
      ['sea.png', new Blob(['png'])],
    ]),
  );
  expect(Object.keys(tables)).toEqual(['languages/de.po', 'languages/fr.po']);
  expect(tables['languages/de.po']).toBe('msgid "Sea"\nmsgstr "Küste"\n');
  expect(tables['languages/fr.po']).toContain('Plage à gauche');
});
