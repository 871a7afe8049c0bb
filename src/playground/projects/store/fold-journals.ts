import { applyJournal, journaledProjects, journalOf, readJournal } from './journal';
import { copiedEntry, copiedProjects, deleteCopy } from './journal-copy';
import { parseCard, parseStoredProgram } from './project';
import { saveProject } from './project-store';
import type { ProjectStorage } from './tables';

/**
 * Adds to the storage what a project’s journal has and the storage has not: the last change before a crash, or before
 * the storage was refused.
 */
export async function foldJournal(storage: ProjectStorage, id: string): Promise<void> {
  const journal = journalOf(id);
  const [card, stored, copy] = await storage.transact('readonly', async (tables) => [
    parseCard(await tables.get('cards', id)),
    parseStoredProgram((await tables.get('texts', id))?.program),
    await copiedEntry(tables, id),
  ]);
  const own = readJournal(journal);
  const entry = (copy?.revision ?? -1) > (own?.revision ?? -1) ? copy : own;
  if (entry !== null) {
    // Without the database, a part of a text is not the text: it waits.
    if (stored === null && !entry.isComplete && !storage.isLasting) return;
    if (entry.revision > (card?.revision ?? 0)) {
      const { revision, at, name } = entry;
      const program = applyJournal(stored, entry);
      const result = await saveProject(storage, { id, name, program, revision, at });
      if (result.outcome === 'newer-site') return;
    }
  }
  if (!storage.isLasting) return;
  if (copy !== null) await storage.transact('readwrite', (tables) => deleteCopy(tables, id));
  journal.delete();
}

/** Folds the journals of all projects except those that another tab is writing. */
export async function foldJournals(
  storage: ProjectStorage,
  isWrittenElsewhere: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const id of new Set([...journaledProjects(), ...(await copiedProjects(storage))])) {
    if (!(await isWrittenElsewhere(id))) await foldJournal(storage, id);
  }
}
