import { isRecord } from '../../../ink/story/story-program';
import { progressSlot } from '../drafts/draft-slot';

/** What the browser keeps about exercises. */
export interface Progress {
  /** The ids of the exercises that are done, in the order they were done. */
  done: readonly string[];
  /** False if something is stored that this site did not write. */
  isReadable: boolean;
}

/** Reads stored progress; what is no list of ids counts as none. */
export function parseProgress(stored: string | null): Progress {
  if (stored === null) return { done: [], isReadable: true };
  try {
    const ids: unknown = JSON.parse(stored);
    if (Array.isArray(ids) && ids.every((id) => typeof id === 'string'))
      return { done: [...new Set(ids)], isReadable: true };
  } catch {
    // It is not JSON.
  }
  return { done: [], isReadable: false };
}

/** Adds exercises to those that are done, also to what other tabs have stored; returns whether the browser keeps it. */
export function addDone(ids: readonly string[]): boolean {
  const slot = progressSlot();
  const { done } = parseProgress(slot.get());
  return slot.set(JSON.stringify([...new Set([...done, ...ids])]));
}

/** The text of a file that keeps progress. */
export function writeProgressFile(done: readonly string[]): string {
  return `${JSON.stringify({ exercises: done }, null, 2)}\n`;
}

/** The ids in a file that was saved here; null if it is another file. */
export function readProgressFile(text: string): string[] | null {
  try {
    const file: unknown = JSON.parse(text);
    const ids = isRecord(file) ? file.exercises : null;
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : null;
  } catch {
    return null;
  }
}
