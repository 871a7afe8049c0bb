import { createStorageSlot } from '../../base/browser/storage-slot';
import { changeTo } from '../../base/text/change-to';
import { isRecord, type StoryProgram } from '../../ink/story/story-program';

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

/**
 * How many hundreds of words have changed, in words, so that it does not change with each of them; 0 after many visits
 * with few. Null as long as no backup is called for.
 */
export function wordsToBackUp({ characters, visits }: Unbacked): number | null {
  const words = Math.round(characters / WORD);
  if (words >= WORDS) return words - (words % 100);
  return visits >= VISITS ? 0 : null;
}

/** How many characters one text of a project has that the one before had not; what is deleted needs no backup. */
export function changedCharacters(before: StoryProgram, now: StoryProgram): number {
  const names = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  return [...names].reduce(
    (sum, name) => sum + changedIn(before.files[name] ?? '', now.files[name] ?? ''),
    changedIn(before.source, now.source),
  );
}

function changedIn(before: string, now: string): number {
  return changeTo(before, now)?.insert.length ?? 0;
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
