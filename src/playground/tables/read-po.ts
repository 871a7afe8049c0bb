import { parse } from 'gettext-parser/lib/poparser.js';
import { tablesMessages } from '../../config/messages/tables';
import type { Translation } from '../../ink/languages/language-table';
import { poEntries, type PoEntries } from './po-entries';
import { poLanguage } from './po-language';
import { poText } from './po-text';
import { ReadEntries, type ReadTable } from './read-entries';

const { problems } = tablesMessages;

/** What a gettext file contains. */
export interface PoTable extends ReadTable<Translation> {
  /** The language that it says it is in, as `lang` attributes need it; null if it says none. */
  language: string | null;
  /** Translations of what the story did not contain any more. */
  kept: Translation[];
  /** How many had forms for several numbers: the first counts. */
  plurals: number;
}

type PoReading = { table: PoTable } | { problem: string };

/** Reads a gettext file (PO), whatever is in it. */
export function readPo(bytes: Uint8Array): PoReading {
  return poReader()(bytes);
}

/** Reads a gettext file again and again: the parser only gets entries that were not in it the last time. */
export function poReader(): (bytes: Uint8Array) => PoReading {
  let known: ReadonlyMap<string, ReadEntry> = new Map();
  return (bytes) => {
    const read = poText(bytes);
    if ('problem' in read) return read;
    const found = poEntries(read.text);
    if ('failure' in found) return { problem: explain(found) };
    const texts = found.entries.map((text) => [text, known.get(text) ?? readEntry(text)] as const);
    known = new Map(texts);
    return { table: tableOf(texts.map(([, entry]) => entry)) };
  };
}

/** An entry of a file: the header, a translation, or neither. */
type ReadEntry =
  | { header: string }
  | { translation: Translation; isObsolete: boolean; hasPlural: boolean }
  | Record<string, never>;

function readEntry(text: string): ReadEntry {
  const { headers, translations, obsolete } = parse(text);
  const [entry] = Object.values(obsolete ?? translations).flatMap(Object.values<Entry>);
  if (entry === undefined) return {};
  if (entry.msgid === '') return { header: headers?.Language ?? '' };
  return {
    translation: translationOf(entry),
    isObsolete: obsolete !== undefined,
    hasPlural: entry.msgid_plural !== undefined,
  };
}

function tableOf(read: readonly ReadEntry[]): PoTable {
  const entries = new ReadEntries<Translation>();
  const kept: Translation[] = [];
  let language: string | null = null;
  let plurals = 0;
  for (const entry of read) {
    if ('header' in entry) language ??= poLanguage(entry.header);
    if (!('translation' in entry)) continue;
    const { translation, isObsolete, hasPlural } = entry;
    if (hasPlural) plurals += 1;
    if (!isObsolete) entries.add(translation);
    else if (translation.text !== '' || translation.note !== undefined) kept.push(translation);
  }
  return { language, ...entries.table(), kept, plurals };
}

type Entry = ReturnType<typeof parse>['translations'][string][string];

function translationOf({ msgctxt = '', msgid, msgstr, comments = {} }: Entry): Translation {
  const former = formerIn(comments.previous);
  const note = comments.translator?.trim() ?? '';
  return {
    place: msgctxt,
    original: msgid,
    text: msgstr[0] ?? '',
    isToCheck: /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(comments.flag ?? ''),
    ...(former !== undefined && { former }),
    ...(note !== '' && { note }),
  };
}

/** What an entry translated before: comments that are an entry themselves. */
function formerIn(previous = ''): string | undefined {
  const found = poEntries(`${previous}\nmsgstr ""`);
  const [text] = 'entries' in found ? found.entries : [];
  if (text === undefined) return undefined;
  const [entry] = Object.values(parse(text).translations).flatMap(Object.values<Entry>);
  return entry?.msgid === '' ? undefined : entry?.msgid;
}

function explain(found: Exclude<PoEntries, { entries: string[] }>): string {
  switch (found.failure) {
    case 'not-gettext':
      return problems.notGettext;
    case 'cut':
      return problems.cut;
    case 'damaged':
      return problems.damaged(found.line);
  }
}
