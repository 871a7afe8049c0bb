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

/** Reads a gettext file (PO), whatever is in it. */
export function readPo(bytes: Uint8Array): { table: PoTable } | { problem: string } {
  const read = poText(bytes);
  if ('problem' in read) return read;
  const found = poEntries(read.text);
  if ('failure' in found) return { problem: explain(found) };
  const entries = new ReadEntries<Translation>();
  const kept: Translation[] = [];
  let language: string | null = null;
  let plurals = 0;
  for (const text of found.entries) {
    const { headers, translations, obsolete } = parse(text);
    const [entry] = Object.values(obsolete ?? translations).flatMap(Object.values<Entry>);
    if (entry === undefined) continue;
    if (entry.msgid === '') {
      language ??= poLanguage(headers?.Language ?? '');
      continue;
    }
    const translation = translationOf(entry);
    if (entry.msgid_plural !== undefined) plurals += 1;
    if (obsolete === undefined) entries.add(translation);
    else if (translation.text !== '' || translation.note !== undefined) kept.push(translation);
  }
  return { table: { language, ...entries.table(), kept, plurals } };
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
