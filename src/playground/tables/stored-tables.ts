import { tablesMessages } from '../../config/messages/tables';
import type { LanguageTable } from '../../ink/languages/language-table';
import { withPlayerWords } from '../../ink/languages/player-words';
import { languageOfTable, pathOfTable } from '../../ink/story/table-path';
import { MAX_TABLE } from './table-limit';
import { poReader, type readPo } from './read-po';

/** A translation among the files of a project, or why it cannot be read. */
export type StoredTable = StoredFile & ({ table: LanguageTable } | { problem: string });

interface StoredFile {
  path: string;
  bytes: Uint8Array;
}

/** The translations of a project by their languages, as `lang` attributes need them, in the order of these. */
export type StoredTables = ReadonlyMap<string, StoredTable>;

/** What is being read, or was: several ask for the same. */
const readings = new WeakMap<Blob, { path: string; table: Promise<StoredTable> }>();
/** What each file contained last: the files of a project are read again whenever one of them changes. */
const latest = new Map<string, { table?: StoredTable; read: ReturnType<typeof poReader> }>();

/** Reads the translations of a project; those that have not changed are the same objects again. */
export async function readTables(files: ReadonlyMap<string, Blob>): Promise<StoredTables> {
  const paths = [...pathsIn(files)].sort(([one], [other]) => (one < other ? -1 : 1));
  const tables = paths.flatMap(([code, path]) => {
    const blob = files.get(path);
    return blob === undefined
      ? []
      : [readOnce(blob, code, path).then((table) => [code, table] as const)];
  });
  return new Map(await Promise.all(tables));
}

function readOnce(blob: Blob, code: string, path: string): Promise<StoredTable> {
  const known = readings.get(blob);
  if (known?.path === path) return known.table;
  const table = readFile(blob, code, path);
  readings.set(blob, { path, table });
  // What could not be read is tried again.
  table.catch(() => readings.delete(blob));
  return table;
}

async function readFile(blob: Blob, code: string, path: string): Promise<StoredTable> {
  // Too large to be read into memory first.
  if (blob.size > MAX_TABLE) return { path, bytes: new Uint8Array(), ...tooLarge };
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { table: former, read } = latest.get(path) ?? { read: poReader() };
  const table =
    former !== undefined && isSame(former.bytes, bytes)
      ? former
      : { path, bytes, ...named(code, read(bytes)) };
  latest.set(path, { table, read });
  return table;
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
function named(
  code: string,
  reading: ReturnType<typeof readPo>,
): { table: LanguageTable } | { problem: string } {
  if ('problem' in reading) return reading;
  const { entries, kept } = reading.table;
  return { table: withPlayerWords({ code, entries, kept }) };
}

/** Whether two files are the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
