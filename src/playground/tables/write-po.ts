import { tablesMessages } from '../../config/messages/tables';
import { keyOf, type LanguageTable, type Translation } from '../../ink/languages/language-table';
import { speakerOf } from '../../ink/languages/speaker';
import type { TextRow } from '../../ink/languages/text-row';
import { MAIN_FILE } from '../../ink/story/story-program';

/** What the header of a file says of the game. */
export interface TableHeader {
  title: string;
  /** As `lang` attributes need it; null if it is not known. */
  sourceLanguage: string | null;
}

/**
 * A table as a gettext file (PO): all texts of the story in its order, also those that are not translated, then what is
 * kept. The same table makes the same bytes. Not by the parser’s package: it breaks lines, which takes a second for a
 * thousand texts.
 */
export function writePo(
  table: LanguageTable,
  rows: readonly TextRow[],
  header: TableHeader,
): Uint8Array<ArrayBuffer> {
  const waiting = new Map(table.entries.map((entry) => [keyOf(entry), entry]));
  const entries = rows.map((row) => {
    const translation = waiting.get(keyOf(row));
    waiting.delete(keyOf(row));
    return entryOf(translation ?? { ...row, text: '', isToCheck: false }, row);
  });
  // What the story does not have is kept, whoever put it among the entries.
  const kept = [...waiting.values(), ...table.kept].map(keptEntry);
  const all = [headerEntry(table.code, header), ...entries, ...kept];
  return new TextEncoder().encode(all.map((lines) => `${lines.join('\n')}\n`).join('\n'));
}

/** Without dates and names, so that a file only changes with the translation. */
function headerEntry(code: string, { title, sourceLanguage }: TableHeader): string[] {
  const lines = [
    `Project-Id-Version: ${title.replace(/\s+/g, ' ').trim()}`,
    `Language: ${code.replaceAll('-', '_')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    ...(sourceLanguage === null ? [] : [`X-Source-Language: ${sourceLanguage}`]),
    'X-Generator: Atrament',
  ];
  return [...strings('msgid', ''), ...strings('msgstr', lines.map((line) => `${line}\n`).join(''))];
}

/** The comments of an entry in gettext’s order, then what it translates, and how. */
function entryOf(translation: Translation, row: TextRow): string[] {
  return [
    ...comments('# ', translation.note),
    ...comments('#. ', row.comment),
    ...comments('#. ', speakerComment(row)),
    ...row.spots.map(({ file, line }) => `#: ${reference(file ?? MAIN_FILE)}:${line}`),
    ...flags(translation),
    ...former(translation).map((line) => `#| ${line}`),
    ...body(translation),
  ];
}

function keptEntry(translation: Translation): string[] {
  return [
    ...comments('# ', translation.note),
    ...flags(translation),
    ...former(translation).map((line) => `#~| ${line}`),
    ...body(translation).map((line) => `#~ ${line}`),
  ];
}

function comments(sign: string, text = ''): string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${sign}${line}`.trimEnd());
}

function speakerComment(row: TextRow): string | undefined {
  const speaker = speakerOf(row);
  return speaker === null ? undefined : tablesMessages.speaker(speaker);
}

/** A file’s name; one with spaces is between the marks that gettext has for it. */
function reference(name: string): string {
  return name.includes(' ') ? `\u2068${name}\u2069` : name;
}

function flags({ isToCheck }: Translation): string[] {
  return isToCheck ? ['#, fuzzy'] : [];
}

function former({ former: text }: Translation): string[] {
  return text === undefined ? [] : strings('msgid', text);
}

function body({ place, original, text }: Translation): string[] {
  return [
    ...(place === '' ? [] : strings('msgctxt', place)),
    ...strings('msgid', original),
    ...strings('msgstr', text),
  ];
}

/** A text in quotes; one of several lines begins on the next. */
function strings(key: string, text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+/g)?.map((line) => `"${escaped(line)}"`) ?? ['""'];
  return lines.length === 1 ? [`${key} ${lines[0] ?? ''}`] : [`${key} ""`, ...lines];
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(text: string): string {
  return text.replace(/[\n\r\t"\\]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`);
}
