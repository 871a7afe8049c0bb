import { tablesMessages } from '../../config/messages/tables';
import type { LanguageTable } from '../../ink/languages/language-table';
import { withPlayerWords } from '../../ink/languages/player-words';
import { languageOfTable, pathOfTable } from '../../ink/story/table-path';
import { MAX_TABLE } from './table-limit';
import { readPo } from './read-po';

/** A translation among the files of a project, or why it cannot be read. */
export type StoredTable = StoredFile & ({ table: LanguageTable } | { problem: string });

interface StoredFile {
  path: string;
  bytes: Uint8Array;
}

/** The translations of a project by their languages, as `lang` attributes need them, in the order of these. */
export type StoredTables = ReadonlyMap<string, StoredTable>;

/** What was read of a file: several ask for the same. */
const readBefore = new WeakMap<Blob, StoredTable>();

/** Reads the translations of a project; those that have not changed since `former` are the same objects again. */
export async function readTables(
  files: ReadonlyMap<string, Blob>,
  former: StoredTables = new Map(),
): Promise<StoredTables> {
  const tables: [string, StoredTable][] = [];
  for (const [code, path] of [...pathsIn(files)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const blob = files.get(path);
    if (blob === undefined) continue;
    const before = readBefore.get(blob);
    if (before?.path === path) {
      tables.push([code, before]);
      continue;
    }
    const known = former.get(code);
    // Too large to be read into memory first.
    const isLarge = blob.size > MAX_TABLE;
    const bytes = isLarge ? new Uint8Array() : new Uint8Array(await blob.arrayBuffer());
    const isKnown = known?.path === path && !isLarge && isSame(known.bytes, bytes);
    const table = isKnown ? known : { path, bytes, ...(isLarge ? tooLarge : read(code, bytes)) };
    readBefore.set(blob, table);
    tables.push([code, table]);
  }
  return new Map(tables);
}

/** The files of translations by language; of two that differ in capitals, the one that is written as usual. */
function pathsIn(files: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const path of files.keys()) {
    const code = languageOfTable(path);
    if (code !== null && (!paths.has(code) || path === pathOfTable(code))) paths.set(code, path);
  }
  return paths;
}

const tooLarge = { problem: tablesMessages.problems.tooLarge(MAX_TABLE) };

/** The name of the file says which language it is, whatever stands in it. */
function read(code: string, bytes: Uint8Array): { table: LanguageTable } | { problem: string } {
  const reading = readPo(bytes);
  if ('problem' in reading) return reading;
  const { entries, kept } = reading.table;
  return { table: withPlayerWords({ code, entries, kept }) };
}

/** Whether two files are the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
