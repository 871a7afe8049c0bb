import { createStorageSlot, type StorageSlot } from '../../../base/browser/storage-slot';
import { storedKeys } from '../../../base/browser/stored-keys';
import { parsePins, type Pin } from './pin';
import { changeExtras } from './project-extras';
import type { ProjectStorage } from './tables';

/** Where pinned plays were kept before projects had them; with a project’s id after a dot. */
const FORMER = 'docs.playground-pins';

const slotOf = (id: string | null): StorageSlot =>
  createStorageSlot(id === null ? FORMER : `${FORMER}.${id}`, { persistence: 'local' });

/** The pinned plays that earlier versions of the site kept for stories that are no project yet. */
export function formerDraftPins(): Pin[] {
  return pinsIn(slotOf(null));
}

/** Gives projects the pinned plays that earlier versions of the site kept for them elsewhere. */
export async function adoptFormerPins(storage: ProjectStorage): Promise<void> {
  for (const key of storedKeys(`${FORMER}.`)) {
    const id = key.slice(FORMER.length + 1);
    const card = await storage.transact('readonly', (tables) => tables.get('cards', id));
    // Those of a project that is not here wait for it: it may come back from a backup.
    if (card !== undefined) await adopt(storage, slotOf(id), id);
  }
}

/** Gives a new project the pinned plays of stories that were none yet. */
export function adoptDraftPins(storage: ProjectStorage, id: string): Promise<void> {
  return adopt(storage, slotOf(null), id);
}

async function adopt(storage: ProjectStorage, slot: StorageSlot, id: string): Promise<void> {
  const former = pinsIn(slot);
  if (former.length > 0) {
    await changeExtras(storage, id, (extras) => {
      const known = new Set(extras.pins.map((pin) => pin.id));
      return { ...extras, pins: [...extras.pins, ...former.filter((pin) => !known.has(pin.id))] };
    });
  }
  if (storage.isLasting) slot.delete();
}

function pinsIn(slot: StorageSlot): Pin[] {
  try {
    return parsePins(JSON.parse(slot.get() ?? '[]'));
  } catch {
    return [];
  }
}
