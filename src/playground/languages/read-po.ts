import { parse } from 'gettext-parser/lib/poparser.js';
import { tablesMessages } from '../../config/messages/tables';
import { keyOf, type Translation } from '../../ink/languages/language-table';
import { poEntries, type PoEntries } from './po-entries';
import { poLanguage } from './po-language';
import { poText } from './po-text';

const { problems } = tablesMessages;

/** What a file of translations contains. */
export interface ReadTable {
  /** The language that it says it is in, as `lang` attributes need it; null if it says none. */
  language: string | null;
  /** Those that are not translated are left out, unless there is a note about them. */
  entries: Translation[];
  /** Translations of what the story did not contain any more. */
  kept: Translation[];
  /** How many texts were there several times: the last translation that is not empty counts. */
  doubled: number;
  /** How many had forms for several numbers: the first counts. */
  plurals: number;
}

export type TableReading = { table: ReadTable } | { problem: string };

/** Reads a gettext file (PO), whatever is in it. */
export function readPo(bytes: Uint8Array): TableReading {
  const read = poText(bytes);
  if ('problem' in read) return read;
  const found = poEntries(read.text);
  if ('failure' in found) return { problem: explain(found) };
  const entries = new Map<string, Translation>();
  const kept: Translation[] = [];
  const table = { language: null as string | null, doubled: 0, plurals: 0 };
  const seen = new Set<string>();
  for (const text of found.entries) {
    const { headers, translations, obsolete } = parse(text);
    const [entry] = Object.values(obsolete ?? translations).flatMap(Object.values<Entry>);
    if (entry === undefined) continue;
    if (entry.msgid === '') {
      table.language ??= poLanguage(headers?.Language ?? '');
      continue;
    }
    const translation = translationOf(entry);
    if (entry.msgid_plural !== undefined) table.plurals += 1;
    if (obsolete !== undefined) {
      if (translation.text !== '') kept.push(translation);
      continue;
    }
    const key = keyOf(translation);
    if (seen.has(key)) table.doubled += 1;
    seen.add(key);
    const isBetter = translation.text !== '' || (entries.get(key)?.text ?? '') === '';
    if (isBetter && saysAnything(translation)) entries.set(key, translation);
  }
  return { table: { ...table, entries: [...entries.values()], kept } };
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

function saysAnything({ text, isToCheck, former, note }: Translation): boolean {
  return text !== '' || isToCheck || former !== undefined || note !== undefined;
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
