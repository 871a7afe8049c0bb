import { languageTag } from '../../ink/story/language-tag';
import { readCsv } from './csv-file';
import type { ReadTranslation } from './read-entries';
import { readPo } from './read-po';

/** The translations that a file has for a language. */
export interface TableFile {
  entries: readonly ReadTranslation[];
  /** The language that the file says it is in; null if it says none. */
  language: string | null;
  doubled: number;
  /** Whether its letters may be wrong. */
  isGuessed: boolean;
}

/** Reads a file with translations: gettext, or a table from a spreadsheet; of several languages, the one that is asked for. */
export function readTableFile(
  name: string,
  bytes: Uint8Array,
  code: string,
): TableFile | { problem: string } {
  if (/\.pot?$/i.test(name)) {
    const read = readPo(bytes);
    if ('problem' in read) return read;
    const { entries, language, doubled } = read.table;
    return { entries, language, doubled, isGuessed: false };
  }
  const read = readCsv(bytes);
  if ('problem' in read) return read;
  const all = [...read.tables];
  const [language, table] =
    all.find(([column]) => column === languageTag(code)) ??
    all.find(([column]) => column === null) ??
    all[0] ??
    ([null, { entries: [], doubled: 0 }] as const);
  return { language, ...table, isGuessed: read.isGuessed };
}
