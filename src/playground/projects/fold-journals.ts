import { applyJournal, journaledProjects, journalOf, readJournal } from './journal';
import { parseCard, parseStoredProgram } from './project';
import { saveProject } from './project-store';
import type { ProjectStorage } from './tables';

/**
 * Adds to the storage what a project’s journal has and the storage has not: the last change before a crash, or before
 * the storage was refused.
 */
export async function foldJournal(storage: ProjectStorage, id: string): Promise<void> {
  const journal = journalOf(id);
  const entry = readJournal(journal);
  if (entry !== null) {
    const [card, stored] = await storage.transact('readonly', async (tables) => [
      parseCard(await tables.get('cards', id)),
      parseStoredProgram((await tables.get('texts', id))?.program),
    ]);
    // Without the database, a part of a text is not the text: it waits.
    if (stored === null && !entry.isComplete && !storage.isLasting) return;
    if (entry.revision > (card?.revision ?? 0)) {
      const { revision, at, name } = entry;
      const program = applyJournal(stored, entry);
      const result = await saveProject(storage, { id, name, program, revision, at });
      if (result.outcome === 'newer-site') return;
    }
  }
  if (storage.isLasting) journal.delete();
}

/** Folds the journals of all projects except those that another tab is writing. */
export async function foldJournals(
  storage: ProjectStorage,
  isWrittenElsewhere: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const id of journaledProjects()) {
    if (!(await isWrittenElsewhere(id))) await foldJournal(storage, id);
  }
}
