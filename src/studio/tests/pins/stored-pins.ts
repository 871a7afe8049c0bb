import { createStorageSlot, type StorageSlot } from '../../../browser/storage-slot';
import { parsePins, type Pin } from './pin';

const slot = (): StorageSlot => createStorageSlot('docs.playground-pins', { persistence: 'local' });

/** The pinned plays kept in this browser. */
export function readPins(): Pin[] {
  try {
    return parsePins(JSON.parse(slot().get() ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the pinned plays; returns whether the browser stored them. */
export function storePins(pins: readonly Pin[]): boolean {
  return slot().set(JSON.stringify(pins));
}
