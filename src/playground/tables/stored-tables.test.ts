import { gameDe } from '../../config/messages/game-de';
import { tablesMessages } from '../../config/messages/tables';
import { MAX_TABLE } from './table-limit';
import { playerWords } from '../../ink/languages/language-table';
import { readTables } from './stored-tables';

const po = (text: string) => new Blob([`msgid "Sand."\nmsgstr "${text}"\n`]);
const entry = (text: string) => ({ place: '', original: 'Sand.', text, isToCheck: false });

test('the translations among the files, or why one cannot be read', async () => {
  const large = { size: MAX_TABLE + 1 } as Blob;
  const tables = await readTables(
    new Map([
      ['sea.png', new Blob()],
      ['languages/pt-br.po', po('Areia.')],
      ['languages/nl.po', po('Zand.')],
      ['languages/fr.po', new Blob(['Bonjour.'])],
      ['languages/it.po', large],
    ]),
  );
  const { problems } = tablesMessages;
  expect([...tables.keys()]).toEqual(['fr', 'it', 'nl', 'pt-BR']);
  expect(tables.get('nl')).toMatchObject({
    table: { code: 'nl', entries: [entry('Zand.')], kept: [] },
  });
  expect(tables.get('pt-BR')).toMatchObject({
    path: 'languages/pt-br.po',
    table: { code: 'pt-BR', entries: [entry('Areia.')] },
  });
  expect(tables.get('fr')).toMatchObject({ problem: problems.notGettext });
  expect(tables.get('it')).toMatchObject({ problem: problems.tooLarge(MAX_TABLE) });
});

test('a translation into a language that this site has gets the words of the player', async () => {
  const german = (await readTables(new Map([['languages/de.po', po('Sand!')]]))).get('de');
  expect(german !== undefined && 'table' in german && playerWords(german.table)).toEqual(gameDe);
});

test('of two that differ in capitals, the usual name counts', async () => {
  const files: [string, Blob][] = [
    ['languages/pt-BR.po', po('1')],
    ['languages/PT-BR.po', po('2')],
  ];
  for (const order of [files, [...files].reverse()]) {
    const found = (await readTables(new Map(order))).get('pt-BR');
    expect(found).toMatchObject({ table: { entries: [entry('1')] } });
  }
});

test('what has not changed is not read again', async () => {
  const first = await readTables(
    new Map([
      ['languages/de.po', po('1')],
      ['languages/fr.po', po('1')],
    ]),
  );
  const files = new Map([
    ['languages/de.po', po('1')],
    ['languages/fr.po', po('2')],
  ]);
  const second = await readTables(files);
  expect(second.get('de')).toBe(first.get('de'));
  expect(second.get('fr')).toMatchObject({ table: { entries: [entry('2')] } });
});

test('of a table that has changed, all other translations are the same objects', async () => {
  const both = (sand: string) =>
    new Map([['languages/de.po', new Blob([`msgid "Sea."\nmsgstr "Meer."\n\n`, po(sand)])]]);
  const entriesIn = async (sand: string) => {
    const read = (await readTables(both(sand))).get('de');
    return read !== undefined && 'table' in read ? read.table.entries : [];
  };
  const [sea, sand] = await entriesIn('1');
  const [sameSea, otherSand] = await entriesIn('2');
  expect(sameSea).toBe(sea);
  expect([sand?.text, otherSand?.text]).toEqual(['1', '2']);
});
