import { times, firstSeed } from '../../../testing/thorough';
import { randomTable } from '../../../testing/random-table';
import { tablesMessages } from '../../config/messages/tables';
import type { LanguageTable, Translation } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { MAX_TABLE } from './table-limit';
import { readPo, type PoTable } from './read-po';
import { writePo } from './write-po';

const { problems } = tablesMessages;
const header = { title: 'Lost', sourceLanguage: 'en' };
const row = (original: string, place = 'hall', comment = ''): TextRow => ({
  place,
  kind: 'text',
  original,
  spots: [{ file: null, from: 0, to: 1, line: 3 }],
  comment,
});
const entry = (original: string, text: string, more: Partial<Translation> = {}): Translation => ({
  place: 'hall',
  original,
  text,
  isToCheck: false,
  ...more,
});
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const written = (table: LanguageTable, rows: readonly TextRow[]) =>
  Buffer.from(writePo(table, rows, header)).toString();

/** What a file that can be read contains. */
function tableIn(bytes: Uint8Array): PoTable {
  const reading = readPo(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.table;
}

const HEAD = 'msgid ""\nmsgstr "Language: de\\n"\n\n';

test('what is written is what translators’ programs expect', () => {
  const table = {
    code: 'pt-BR',
    entries: [
      entry('Anna: "Go!"', 'Vai!', { isToCheck: true, former: 'A "b"', note: 'Short.\nVery.' }),
    ],
    kept: [entry('Gone', 'Foi', { place: '' })],
  };
  const rows = [row('Anna: "Go!"', 'hall', 'She is angry.'), row('A\nB', ''), row('__proto__')];
  expect(written(table, rows)).toBe(`msgid ""
msgstr ""
"Project-Id-Version: Lost\\n"
"Language: pt_BR\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Source-Language: en\\n"
"X-Generator: Atrament\\n"

# Short.
# Very.
#. She is angry.
#. Speaker: Anna
#: story.ink:3
#, fuzzy
#| msgid "A \\"b\\""
msgctxt "hall"
msgid "Anna: \\"Go!\\""
msgstr "Vai!"

#: story.ink:3
msgid ""
"A\\n"
"B"
msgstr ""

#: story.ink:3
msgctxt "hall"
msgid "__proto__"
msgstr ""

#~ msgid "Gone"
#~ msgstr "Foi"
`);
});

test('any table comes back as it was, and the same table makes the same bytes', () => {
  for (let seed = firstSeed; seed < firstSeed + 60 * times; seed += 1) {
    const { table, rows } = randomTable(seed);
    const bytes = writePo(table, rows, header);
    const { language, entries, kept } = tableIn(bytes);
    expect({ seed, code: language, entries, kept }).toEqual({ seed, ...table });
    expect(written({ code: 'pt-BR', entries, kept }, rows)).toBe(Buffer.from(bytes).toString());
  }
});

test('what the story does not have is kept, not left out', () => {
  const table = { code: 'de', entries: [entry('Other', 'Anderes')], kept: [] };
  expect(tableIn(writePo(table, [row('Door')], header))).toMatchObject({
    entries: [],
    kept: [entry('Other', 'Anderes')],
  });
});

test('a title cannot add to the header', () => {
  const bytes = writePo({ code: 'de', entries: [], kept: [] }, [], {
    title: 'A\nLanguage: fr"\n',
    sourceLanguage: null,
  });
  expect(tableIn(bytes).language).toBe('de');
});

test.each([
  ['de', 'de'],
  ['pt_BR', 'pt-BR'],
  ['sr@latin', 'sr-Latn'],
  ['zh_Hans', 'zh-Hans'],
  ['German', null],
  ['', null],
])('the language “%s” is %s', (code, language) => {
  const po = `msgid ""\nmsgstr "Language: ${code}\\n"\n`;
  expect(tableIn(bytesOf(po)).language).toBe(language);
});

test('an entry can be there twice: the last that is translated counts', () => {
  const text = `${HEAD}msgid "a"\nmsgstr "1"\n\nmsgid "a"\nmsgstr "2"\nmsgid "a"\nmsgstr ""\n`;
  const { entries, doubled } = tableIn(bytesOf(text));
  expect(entries).toEqual([entry('a', '2', { place: '' })]);
  expect(doubled).toBe(2);
});

test('an entry without a text is left out', () => {
  const text = `${HEAD}msgctxt "hall"\nmsgid ""\nmsgstr "x"\n\nmsgid "a"\nmsgstr "1"\n`;
  expect(tableIn(bytesOf(text)).entries).toEqual([entry('a', '1', { place: '' })]);
});

test('of plural forms the first counts', () => {
  const text = `${HEAD}msgid "a"\nmsgid_plural "as"\nmsgstr[0] "eins"\nmsgstr[1] "viele"\n`;
  expect(tableIn(bytesOf(text))).toMatchObject({ entries: [{ text: 'eins' }], plurals: 1 });
});

test('files of Poedit and msgmerge: lines that go on, obsolete entries with what they were, Windows', () => {
  const text = `\uFEFF# Team
${HEAD}#. who
#, c-format, fuzzy
#| msgctxt "x"
#| msgid ""
#| "old\\n"
#| "text"
msgctxt "hall"
msgid ""
"one "
"two"
msgstr "eins "
"zwei"

# gone
#, fuzzy
#~| msgid "older"
#~ msgctxt "hall"
#~ msgid "left"
#~ msgstr "links"
`.replaceAll('\n', '\r\n');
  expect(tableIn(bytesOf(text))).toMatchObject({
    entries: [entry('one two', 'eins zwei', { isToCheck: true, former: 'old\ntext' })],
    kept: [entry('left', 'links', { isToCheck: true, former: 'older', note: 'gone' })],
  });
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${HEAD}msgid "a"\nmsgstr "Grüße"\n`, 'utf16le'), 'Grüße'],
  [
    'ISO-8859-2',
    Buffer.from('msgid ""\nmsgstr "charset=ISO-8859-2\\n"\n\nmsgid "a"\nmsgstr "\xbe"\n', 'latin1'),
    'ž',
  ],
  [
    'Latin-1',
    Buffer.from('msgid ""\nmsgstr "charset=ISO-8859-1\\n"\n\nmsgid "a"\nmsgstr "\xe9"\n', 'latin1'),
    'é',
  ],
])('reads %s', (_, bytes, text) => {
  expect(tableIn(new Uint8Array(bytes)).entries).toEqual([entry('a', text, { place: '' })]);
});

test.each([
  ['nothing', '', problems.notGettext],
  ['a story', 'Hello.\n=== hall\nmsgid is a word.\n', problems.notGettext],
  ['a table for spreadsheets', 'place,original\n"a","b"\n', problems.notGettext],
  [
    'a quote too many',
    `${HEAD}msgid "a"b"\nmsgstr ""\n\nmsgid "b"\nmsgstr ""\n`,
    problems.damaged(4),
  ],
  ['a text without its original', `${HEAD}msgid "a"\nmsgstr ""\n\nmsgstr "x"\n`, null],
  ['an original without its text', `${HEAD}msgid "a"\nmsgid "b"\nmsgstr ""\n`, problems.damaged(5)],
  ['an end within quotes', `${HEAD}msgid "a"\nmsgstr "ha`, problems.cut],
  ['an end before the text', `${HEAD}msgctxt "a"\nmsgid "b"\n`, problems.cut],
  ['an unknown key', `${HEAD}msgid "a"\nmsgfoo "b"\n\n# end\n`, problems.damaged(5)],
])('%s is refused', (_, text, problem) => {
  const reading = readPo(bytesOf(text));
  expect(reading).toEqual({ problem: problem ?? problems.damaged(7) });
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), problems.encoding(null)],
  [
    'no UTF-8',
    Buffer.from('msgid "charset=UTF-8"\nmsgstr "\xe9"\n', 'latin1'),
    problems.encoding('UTF-8'),
  ],
  [
    'nobody’s encoding',
    Buffer.from('"charset=x-9"\nmsgid "\xe9"\n', 'latin1'),
    problems.encoding('x-9'),
  ],
  ['too much', new Uint8Array(MAX_TABLE + 1), problems.tooLarge(MAX_TABLE)],
])('%s is refused', (_, bytes, problem) => {
  expect(readPo(new Uint8Array(bytes))).toEqual({ problem });
});

test('a file that was cut anywhere is refused, or what is left of it is right', () => {
  const { table, rows } = randomTable(7);
  const text = written(table, rows);
  for (let at = 0; at < text.length; at += 29) {
    const reading = readPo(bytesOf(text.slice(0, at)));
    if ('problem' in reading) continue;
    const { entries, kept } = reading.table;
    for (const one of entries) {
      const whole = table.entries.find(
        ({ place, original }) => place === one.place && original === one.original,
      );
      expect(whole?.text.startsWith(one.text)).toBe(true);
    }
    expect(kept.length).toBeLessThanOrEqual(table.kept.length);
  }
});
