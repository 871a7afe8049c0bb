import { createStorageSlot } from '../../base/browser/storage-slot';
import { isRecord } from '../../ink/story/story-program';

/** How many changed words, or visits with changes, call for a backup. */
const WORDS = 500;
const VISITS = 20;
/** Characters of a word with its space. */
const WORD = 6;

/** What has changed since the last backup, or since the writer put the reminder off. */
export interface Unbacked {
  characters: number;
  /** Visits in which something was changed. */
  visits: number;
  /** When the last backup was made; null if there is none. */
  backedUpAt: number | null;
}

/** Where that is kept. */
export const unbackedSlot = createStorageSlot('docs.unbacked', { persistence: 'local' });

/** Reads what is kept; anything else counts as nothing. */
export function parseUnbacked(text: string | null): Unbacked {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // The same as nothing.
  }
  const { characters, visits, backedUpAt } = isRecord(value) ? value : {};
  return {
    characters: typeof characters === 'number' ? characters : 0,
    visits: typeof visits === 'number' ? visits : 0,
    backedUpAt: typeof backedUpAt === 'number' ? backedUpAt : null,
  };
}

/** How many words have changed, about; null as long as no backup is called for. */
export function wordsToBackUp({ characters, visits }: Unbacked): number | null {
  const words = Math.round(characters / WORD);
  return words >= WORDS || visits >= VISITS ? words : null;
}

/** Counts a change; `isFirst` if it is the first one of this visit. */
export function noteChange(characters: number, isFirst: boolean): void {
  const now = parseUnbacked(unbackedSlot.get());
  const visits = now.visits + (isFirst ? 1 : 0);
  unbackedSlot.set(JSON.stringify({ ...now, visits, characters: now.characters + characters }));
}

/** Counts anew from here: a backup was made. */
export function noteBackup(backedUpAt: number): void {
  unbackedSlot.set(JSON.stringify({ characters: 0, visits: 0, backedUpAt }));
}

/** Counts anew from here, without a backup. */
export function putOffBackup(): void {
  const { backedUpAt } = parseUnbacked(unbackedSlot.get());
  unbackedSlot.set(JSON.stringify({ characters: 0, visits: 0, backedUpAt }));
}
