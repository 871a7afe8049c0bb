import { parseEntry, type JournalEntry } from './journal';
import { isProjectId } from './project';
import type { ProjectStorage, Tables } from './tables';

const PREFIX = 'journal:';

/**
 * A copy of a project’s journal in the database. Browsers write the local storage, which has the journal, to the disk some
 * seconds later, so it would not survive if the browser itself crashed or was ended; a transaction does.
 */
export class JournalCopy {
  private wanted: JournalEntry | null = null;
  private isWriting = false;

  constructor(
    private readonly storage: ProjectStorage,
    private readonly projectId: string,
  ) {}

  /** Writes the entry as soon as the former one is written; null for none. */
  set(entry: JournalEntry | null): void {
    this.wanted = entry;
    if (!this.isWriting && this.storage.isLasting) void this.write();
  }

  private async write(): Promise<void> {
    this.isWriting = true;
    const entry = this.wanted;
    const name = PREFIX + this.projectId;
    await this.storage
      .transact(
        'readwrite',
        (tables) =>
          entry === null
            ? tables.delete('notes', name)
            : tables.put('notes', { name, value: entry }),
        'relaxed',
      )
      // The journal has it.
      .catch(() => undefined);
    this.isWriting = false;
    if (this.wanted !== entry) await this.write();
  }
}

/** The copy of a project’s journal; null if there is none. */
export async function copiedEntry(tables: Tables, projectId: string): Promise<JournalEntry | null> {
  return parseEntry((await tables.get('notes', PREFIX + projectId))?.value);
}

export function deleteCopy(tables: Tables, projectId: string): Promise<void> {
  return tables.delete('notes', PREFIX + projectId);
}

/** The projects whose journals have a copy. */
export async function copiedProjects(storage: ProjectStorage): Promise<string[]> {
  const notes = await storage.transact('readonly', (tables) => tables.allNotes());
  return notes
    .filter(({ name }) => name.startsWith(PREFIX))
    .map(({ name }) => name.slice(PREFIX.length))
    .filter(isProjectId);
}
