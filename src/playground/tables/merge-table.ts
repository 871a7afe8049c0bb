import { followTexts } from '../../ink/languages/follow-texts';
import {
  keyOf,
  stateOf,
  type LanguageTable,
  type Translation,
} from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import type { ReadTranslation } from './read-entries';

/** A translation as it is, and as it would be. */
export interface MergeStep {
  /** Undefined if there is none. */
  before: Translation | undefined;
  after: Translation;
}

/** What would change in a table if it took what somebody has sent, before anything does. */
export interface TableMerge {
  /** Texts that are translated, and would be otherwise. */
  changed: readonly MergeStep[];
  /** Texts that were not translated. */
  added: readonly MergeStep[];
  /** Translations of texts that have changed or moved since, for those that need one. */
  older: readonly MergeStep[];
  /** How many are as they were. */
  same: number;
  /** Translations of what the story does not contain. */
  unknown: readonly Translation[];
}

/** Compares a table with translations from elsewhere, for the texts that the story has now. */
export function mergeTable(
  current: LanguageTable,
  incoming: readonly ReadTranslation[],
  rows: readonly TextRow[],
): TableMerge {
  const inStory = new Set(rows.map(keyOf));
  const entries = new Map(current.entries.map((entry) => [keyOf(entry), entry]));
  const sent = new Map(incoming.map((entry) => [keyOf(entry), entry]));
  const changed: MergeStep[] = [];
  const added: MergeStep[] = [];
  const others: Translation[] = [];
  let same = 0;
  for (const [key, entry] of sent) {
    if (!inStory.has(key)) {
      if (entry.text !== '') others.push(merged(undefined, entry));
      continue;
    }
    const before = entries.get(key);
    const after = merged(before, entry);
    if (before !== undefined && isSame(before, after)) same += 1;
    else if ((before?.text ?? '') === '' && after.text !== '') added.push({ before, after });
    else changed.push({ before, after });
  }
  // What was sent for a text as it is now counts more than what it was before.
  const open = rows.filter((row) => !sent.has(keyOf(row)));
  const known = new Set([...current.entries, ...current.kept].map(contentOf));
  const fresh = others.filter((other) => !known.has(contentOf(other)));
  const followed = follow({ ...current, entries: fresh, kept: [] }, entries, open);
  const older = followed.steps.filter(({ before, after }) => before?.text !== after.text);
  same += others.length - fresh.length + followed.steps.length - older.length;
  return { changed, added, older, same, unknown: followed.unknown };
}

/** What tells whether a table has a translation, wherever it has it. */
function contentOf({ original, text }: Translation): string {
  return `${original}\u0004${text}`;
}

/**
 * Finds what the originals of translations have become: what they became in the table, too, or what is like them. What is
 * translated, and not to be checked, needs no older translation.
 */
function follow(
  sent: LanguageTable,
  entries: ReadonlyMap<string, Translation>,
  rows: readonly TextRow[],
): { steps: MergeStep[]; unknown: readonly Translation[] } {
  const steps: MergeStep[] = [];
  const waiting = new Map(sent.entries.map((entry) => [keyOf(entry), entry]));
  const open = rows.filter((row) => {
    const before = entries.get(keyOf(row));
    if (stateOf(before) === 'done') return false;
    const key = keyOf({ place: row.place, original: before?.former ?? '' });
    const found = waiting.get(key);
    if (before === undefined || found === undefined) return true;
    waiting.delete(key);
    steps.push({ before, after: { ...before, text: found.text, isToCheck: true } });
    return false;
  });
  const followed = followTexts({ ...sent, entries: [...waiting.values()] }, open);
  for (const after of followed.entries) {
    const before = entries.get(keyOf(after));
    steps.push({ before, after: { ...after, note: after.note ?? before?.note } });
  }
  return { steps, unknown: followed.kept };
}

/** What was sent counts where it says something: an empty text removes no translation, and a missing note no note. */
function merged(before: Translation | undefined, sent: ReadTranslation): Translation {
  const isEmpty = sent.text === '';
  const text = isEmpty ? (before?.text ?? '') : sent.text;
  const isKnown = before?.text === text;
  const said = isEmpty ? undefined : sent.isToCheck;
  const isToCheck = said ?? (isKnown && before.isToCheck);
  const former = isToCheck ? (sent.former ?? (isKnown ? before.former : undefined)) : undefined;
  const note = sent.note ?? before?.note;
  return {
    place: sent.place,
    original: sent.original,
    text,
    isToCheck,
    ...(former !== undefined && { former }),
    ...(note !== undefined && { note }),
  };
}

function isSame(one: Translation, other: Translation): boolean {
  return (
    one.text === other.text &&
    one.isToCheck === other.isToCheck &&
    one.former === other.former &&
    one.note === other.note
  );
}

/** What is taken of a merge. */
export interface MergeChoice {
  /** Everything, or only translations of what was not translated. */
  takes: 'all' | 'added';
  /** Whether translations of what the story does not contain are kept. */
  keepsUnknown: boolean;
}

/** The table with what is taken of a merge. */
export function applyMerge(
  current: LanguageTable,
  { changed, added, older, unknown }: TableMerge,
  { takes, keepsUnknown }: MergeChoice,
): LanguageTable {
  const steps = takes === 'all' ? [...older, ...changed, ...added] : added;
  const entries = new Map(current.entries.map((entry) => [keyOf(entry), entry]));
  for (const { after } of steps) entries.set(keyOf(after), after);
  return {
    ...current,
    entries: [...entries.values()],
    kept: keepsUnknown ? [...current.kept, ...unknown] : current.kept,
  };
}
