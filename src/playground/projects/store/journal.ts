import { createStorageSlot, type StorageSlot } from '../../../base/browser/storage-slot';
import { storedKeys } from '../../../base/browser/stored-keys';
import { isRecord, type StoryProgram } from '../../../ink/story/story-program';
import { isProjectId } from './project';

const JOURNAL_PREFIX = 'docs.project-journal:';

/**
 * What of a project the database does not have yet. The database writes asynchronously, so each change is first stored
 * here, synchronously. Files are complete, so that applying an entry twice, or to a newer text, gives the same result.
 */
export interface JournalEntry {
  /** Whether it has the whole text, because nothing was stored before. */
  isComplete: boolean;
  revision: number;
  at: number;
  /** Null for a text without a name of its own. */
  name: string | null;
  /** Null if the main file has not changed. */
  source: string | null;
  /** The files that have changed. */
  files: Record<string, string>;
  /** The names of all files, in order. */
  names: string[];
}

/** The journal of a project: one slot each, so that two tabs with different projects do not meet. */
export function journalOf(projectId: string): StorageSlot {
  return createStorageSlot(JOURNAL_PREFIX + projectId, { persistence: 'local' });
}

/** The projects that have a journal. */
export function journaledProjects(): string[] {
  return storedKeys(JOURNAL_PREFIX)
    .map((key) => key.slice(JOURNAL_PREFIX.length))
    .filter(isProjectId);
}

/** What differs between the stored text, null if there is none, and the present one. */
export function journalEntry(
  stored: StoryProgram | null,
  { source, files }: StoryProgram,
  { revision, at, name }: Pick<JournalEntry, 'revision' | 'at' | 'name'>,
): JournalEntry {
  const changed = Object.entries(files).filter(([file, text]) => stored?.files[file] !== text);
  return {
    isComplete: stored === null,
    revision,
    at,
    name,
    source: stored?.source === source ? null : source,
    files: Object.fromEntries(changed),
    names: Object.keys(files),
  };
}

/** The text that an entry makes of the stored one. */
export function applyJournal(stored: StoryProgram | null, entry: JournalEntry): StoryProgram {
  const files = entry.names.flatMap((name) => {
    const text = entry.files[name] ?? stored?.files[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return { source: entry.source ?? stored?.source ?? '', files: Object.fromEntries(files) };
}

/** The entry in a journal; null if there is none, or if it cannot be read. */
export function readJournal(journal: StorageSlot): JournalEntry | null {
  try {
    return parseEntry(JSON.parse(journal.get() ?? 'null'));
  } catch {
    return null;
  }
}

/** A stored entry; null if it cannot be read. */
export function parseEntry(value: unknown): JournalEntry | null {
  if (!isRecord(value) || !isRecord(value.files) || !Array.isArray(value.names)) return null;
  const { revision, at, name, source, files, names } = value;
  if (typeof revision !== 'number' || typeof at !== 'number') return null;
  if (typeof name !== 'string' && name !== null) return null;
  if (typeof source !== 'string' && source !== null) return null;
  const texts = Object.entries(files).filter(
    (file): file is [string, string] => typeof file[1] === 'string',
  );
  return {
    isComplete: value.isComplete === true,
    revision,
    at,
    name,
    source,
    files: Object.fromEntries(texts),
    names: names.filter((one) => typeof one === 'string'),
  };
}
