import { createStorageSlot } from '../../browser/storage-slot';
import type { StoryProgram } from '../engine/protocol';
import { parseProgram } from '../share/program-limits';

const slot = createStorageSlot('docs.playground-story', { persistence: 'local' });

/** The story that was last written in this browser; null if there is none, or something else is in its place. */
export function readStoredProgram(): StoryProgram | null {
  const stored = slot.get();
  if (stored === null) return null;
  try {
    return parseProgram(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Keeps the story in this browser. */
export function storeProgram(program: StoryProgram): void {
  slot.set(JSON.stringify(program));
}

const keptSlot = createStorageSlot('docs.playground-kept', { persistence: 'local' });

/** How many stories that had to make room are kept. */
const MAX_KEPT = 5;

/** Stories of one’s own that others took the place of, the newest last. */
export function readKeptPrograms(): StoryProgram[] {
  try {
    const kept: unknown = JSON.parse(keptSlot.get() ?? '[]');
    return Array.isArray(kept) ? kept.map(parseProgram).filter((program) => program !== null) : [];
  } catch {
    return [];
  }
}

/** Keeps stories of one’s own; where there are too many, the oldest go. */
export function storeKeptPrograms(programs: readonly StoryProgram[]): void {
  keptSlot.set(JSON.stringify(programs.slice(-MAX_KEPT)));
}
