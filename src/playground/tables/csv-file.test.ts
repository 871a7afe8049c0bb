import { parse, unparse } from 'papaparse';
import { randomTable } from '../../../testing/random-table';
import { firstSeed, times } from '../../../testing/thorough';
import { tablesMessages } from '../../config/messages/tables';
import type { LanguageTable } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { MAX_TABLE } from './table-limit';
import { readCsv, writeAllCsv, writeCsv, type CsvTables } from './csv-file';

const { problems } = tablesMessages;
const row = (original: string, kind: TextRow['kind'] = 'text'): TextRow => ({
  place: 'hall',
  kind,
  original,
  spots: [{ file: null, from: 0, to: 1, line: 3 }],
  comment: '',
});
const entry = (original: string, text: string, isToCheck = false) => ({
  place: 'hall',
  original,
  text,
  isToCheck,
});
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** What a file that can be read contains. */
function tablesIn(bytes: Uint8Array): CsvTables {
  const reading = readCsv(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

const entriesIn = (text: string) => tablesIn(bytesOf(text)).tables.get(null)?.entries;

test('a table is written as Excel reads it', () => {
  const table: LanguageTable = {
    code: 'de',
    entries: [entry('Say "no"; go,\nnow', 'Nein', true), { ...entry('-5', '=1'), note: '@me' }],
    kept: [],
  };
  const rows = [
    row('Say "no"; go,\nnow'),
    row('-5', 'value'),
    { ...row('Door', 'choice'), comment: 'It is locked.' },
  ];
  const isFive = ({ original }: TextRow) => original === '-5';
  expect(writeCsv(table, rows, isFive)).toBe(
    [
      '\uFEFF"place","kind","original","translation","state","note","comment"',
      '"hall","text","Say ""no""; go,\nnow","Nein","to check","",""',
      `"hall","value","'-5","'=1","mistake","'@me",""`,
      '"hall","choice","Door","","missing","","It is locked."',
      '',
    ].join('\r\n'),
  );
});

/** What is in a spreadsheet after it has opened a file. */
const cellsOf = (text: string) =>
  parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' }).data;

test('any table comes back from any program, and nothing in it is a formula', () => {
  for (let seed = firstSeed; seed < firstSeed + 60 * times; seed += 1) {
    const { table, rows } = randomTable(seed);
    const entries = table.entries.map(({ former: _, ...rest }) => rest);
    const written = writeCsv(table, rows, () => false);
    const cells = cellsOf(written);
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const files = [',', ';', '\t'].map((delimiter) =>
      unparse(
        cells.map((all) => [...all].reverse()),
        { delimiter, newline: '\r\n' },
      ),
    );
    for (const text of [written, ...files]) {
      expect({ seed, entries: entriesIn(text) }).toEqual({ seed, entries });
    }
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${files[2] ?? ''}`, 'utf16le'));
    expect(tablesIn(utf16).tables.get(null)?.entries).toEqual(entries);
  }
});

test('all languages have a column each, which says nothing about states', () => {
  const { table, rows } = randomTable(3);
  const german: LanguageTable = { code: 'de', entries: table.entries.slice(1), kept: [] };
  const { tables } = tablesIn(bytesOf(writeAllCsv([german, table], rows)));
  const texts = ({ entries }: LanguageTable) =>
    entries.map(({ place, original, text }) => ({ place, original, text }));
  expect([...tables.keys()]).toEqual(['de', 'pt-BR']);
  expect(tables.get('de')?.entries).toEqual(texts(german));
  expect(tables.get('pt-BR')?.entries).toEqual(texts(table));
});

test('a row with a mistake comes back as it was', () => {
  const table: LanguageTable = { code: 'de', entries: [entry('Door', 'T{ür', true)], kept: [] };
  const { tables } = tablesIn(bytesOf(writeCsv(table, [row('Door')], () => true)));
  expect(tables.get(null)?.entries).toEqual([
    { place: 'hall', original: 'Door', text: 'T{ür', isToCheck: undefined },
  ]);
});

test('columns have any order and other ones between; rows may be short', () => {
  const text = 'Note;x;TRANSLATION;original;Place\n;1;Tür;Door;hall\n;;;Sand\n\n;;Leer;;hall\n';
  expect(entriesIn(text)).toEqual([entry('Door', 'Tür')].map(({ isToCheck: _, ...rest }) => rest));
});

test('a text can be there twice: the last translation that is not empty counts', () => {
  const text = 'place,original,translation\nhall,a,1\nhall,a,2\nhall,a,\n';
  expect(tablesIn(bytesOf(text)).tables.get(null)).toEqual({
    entries: [{ place: 'hall', original: 'a', text: '2' }],
    doubled: 2,
  });
});

test('what older programs save is read, and that it is a guess is told', () => {
  const text = 'place;original;translation\r\nhall;Door;T\xfcr\r\n';
  const { tables, isGuessed } = tablesIn(new Uint8Array(Buffer.from(text, 'latin1')));
  expect(tables.get(null)?.entries).toMatchObject([{ text: 'Tür' }]);
  expect(isGuessed).toBe(true);
});

test.each([
  ['nothing', '', problems.noColumns(['place', 'original', 'translation'])],
  [
    'a gettext file',
    'msgid "a"\nmsgstr "b"\n',
    problems.noColumns(['place', 'original', 'translation']),
  ],
  ['no translation', 'place,original,state\n', problems.noColumns(['translation'])],
  ['no original', 'place;de\n', problems.noColumns(['original'])],
  ['an end within quotes', 'place,original,de\nhall,"a","b', problems.quotes(2)],
  ['text after quotes', 'place,original,de\nhall,a,b\nhall,"a"b,"c"\n', problems.quotes(3)],
])('%s is refused', (_, text, problem) => {
  expect(readCsv(bytesOf(text))).toEqual({ problem });
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), problems.noText],
  ['too much', new Uint8Array(MAX_TABLE + 1), problems.tooLarge(MAX_TABLE)],
])('%s is refused', (_, bytes, problem) => {
  expect(readCsv(new Uint8Array(bytes))).toEqual({ problem });
});
