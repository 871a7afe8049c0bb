import { createStorageSlot } from '../browser/storage-slot';
import { parseProgram, type StoryProgram } from '../core/story/story-program';

const slot = createStorageSlot('docs.playground-story', { persistence: 'local' });

/** The story last written in this browser; null if there is none, or if the stored value is invalid. */
export function readStoredProgram(): StoryProgram | null {
  const stored = slot.get();
  if (stored === null) return null;
  try {
    return parseProgram(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Saves the story in this browser. */
export function storeProgram(program: StoryProgram): void {
  slot.set(JSON.stringify(program));
}

const keptSlot = createStorageSlot('docs.playground-kept', { persistence: 'local' });

/** How many replaced stories are kept. */
const MAX_KEPT = 5;

/** The user’s stories that others replaced, newest last. */
export function readKeptPrograms(): StoryProgram[] {
  try {
    const kept: unknown = JSON.parse(keptSlot.get() ?? '[]');
    return Array.isArray(kept) ? kept.map(parseProgram).filter((program) => program !== null) : [];
  } catch {
    return [];
  }
}

/** Saves the user’s replaced stories; if there are too many, the oldest are dropped. */
export function storeKeptPrograms(programs: readonly StoryProgram[]): void {
  keptSlot.set(JSON.stringify(programs.slice(-MAX_KEPT)));
}
