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

/** Forgets the story that is kept. */
export function forgetStoredProgram(): void {
  slot.delete();
}
