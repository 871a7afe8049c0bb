import { createStorageSlot } from '../../base/browser/storage-slot';

/** How many history entries keep their position. */
const LIMIT = 100;

const slot = createStorageSlot('docs.scroll-positions', { persistence: 'session' });

/** Scroll positions in CSS pixels from the top, by the key of the history entry. */
export interface ScrollMemory {
  get(key: string): number | undefined;
  set(key: string, position: number): void;
  /** Stores the positions for the next document of this browser tab. */
  save(): void;
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The positions of this visit, including those of earlier documents in this tab. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(readStored());
  return {
    get: (key) => positions.get(key),
    set(key, position) {
      positions.delete(key);
      positions.set(key, position);
    },
    save: () => slot.set(JSON.stringify([...positions].slice(-LIMIT))),
  };
}
