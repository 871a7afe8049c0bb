import { deleteCopy } from './journal-copy';
import {
  folderNote,
  isFromNewerSite,
  KEPT_AFTER_DELETION,
  LONGEST_ABSENCE,
  parseCard,
} from './project';
import type { ProjectStorage, Tables } from './tables';

/** The note with the time at which the playground was opened last. */
const OPENED_AT = 'opened-at';

async function lastOpening(tables: Tables): Promise<number | null> {
  const noted = (await tables.get('notes', OPENED_AT))?.value;
  return typeof noted === 'number' ? noted : null;
}

/** Puts a project among the deleted ones. */
export function deleteProject(storage: ProjectStorage, id: string): Promise<void> {
  return storage.transact('readwrite', async (tables) => {
    // The clock may have gone back since.
    const opened = (await lastOpening(tables)) ?? 0;
    await setDeleted(tables, id, Math.max(Date.now(), opened));
  });
}

/** Takes a project back from the deleted ones. */
export function restoreProject(storage: ProjectStorage, id: string): Promise<void> {
  return storage.transact('readwrite', (tables) => setDeleted(tables, id, null));
}

async function setDeleted(tables: Tables, id: string, deletedAt: number | null): Promise<void> {
  const card = parseCard(await tables.get('cards', id));
  if (card !== null && !isFromNewerSite(card)) await tables.put('cards', { ...card, deletedAt });
}

/** Removes projects for good, with their files and history. */
export function purgeProjects(storage: ProjectStorage, ids: readonly string[]): Promise<void> {
  return storage.transact('readwrite', async (tables) => {
    for (const id of ids) await purge(tables, id);
  });
}

async function purge(tables: Tables, id: string): Promise<void> {
  for (const table of ['assets', 'snapshots'] as const) {
    for (const key of await tables.keysOf(table, id)) await tables.delete(table, key);
  }
  for (const table of ['extras', 'texts', 'cards'] as const) await tables.delete(table, id);
  await deleteCopy(tables, id);
  await tables.delete('notes', folderNote(id));
}

/**
 * Removes the projects that had been deleted for 30 days when the playground was opened the last time before. If the clock
 * was changed meanwhile, the times of deletion change with it, and nothing is removed.
 */
export function purgeOld(storage: ProjectStorage, now: number): Promise<void> {
  return storage.transact('readwrite', async (tables) => {
    const before = (await lastOpening(tables)) ?? now;
    await tables.put('notes', { name: OPENED_AT, value: now });
    const jump = Math.abs(now - before) > LONGEST_ABSENCE ? now - before : 0;
    for (const card of (await tables.allCards()).map(parseCard)) {
      if (card?.deletedAt == null || isFromNewerSite(card)) continue;
      const age = Math.min(now, before) - card.deletedAt;
      const deletedAt = Math.min(now, card.deletedAt + jump);
      if (jump === 0 && age > KEPT_AFTER_DELETION) await purge(tables, card.id);
      else if (deletedAt !== card.deletedAt) await tables.put('cards', { ...card, deletedAt });
    }
  });
}
