import { createStorageSlot, type StorageSlot } from '../../../browser/storage-slot';
import { parsePins, type Pin } from './pin';

/** The pins of a project; null for a story that is not a project yet. */
const slotOf = (project: string | null): StorageSlot =>
  createStorageSlot(['docs.playground-pins', project ?? []].flat().join('.'), {
    persistence: 'local',
  });

/** The pinned plays that this browser keeps for a project. */
export function readPins(project: string | null): Pin[] {
  try {
    return parsePins(JSON.parse(slotOf(project).get() ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the pinned plays of a project; returns whether the browser stored them. */
export function storePins(project: string | null, pins: readonly Pin[]): boolean {
  const slot = slotOf(project);
  return pins.length === 0 ? slot.delete() : slot.set(JSON.stringify(pins));
}
