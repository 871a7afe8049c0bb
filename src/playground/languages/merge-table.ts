import { keyOf, type LanguageTable, type Translation } from '../../ink/languages/language-table';
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
  /** Translations of what a text was before it changed: to be checked. */
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
  const kept = new Set(current.kept.map((entry) => `${keyOf(entry)}\u0004${entry.text}`));
  const formers = formersOf(current, inStory);
  const sentNow = new Map(incoming.map((entry) => [keyOf(entry), entry]));
  const merge: MergeLists = { changed: [], added: [], older: [], unknown: [] };
  let same = 0;
  for (const [key, sent] of sentNow) {
    if (inStory.has(key)) {
      const before = entries.get(key);
      const after = merged(before, sent);
      if (before !== undefined && isSame(before, after)) same += 1;
      else if ((before?.text ?? '') === '' && after.text !== '')
        merge.added.push({ before, after });
      else merge.changed.push({ before, after });
      continue;
    }
    if (sent.text === '') continue;
    const now = formers.get(key);
    // What was sent for the text as it is now counts more.
    const before = now !== undefined && sentNow.has(keyOf(now)) ? undefined : now;
    if (kept.has(`${key}\u0004${sent.text}`) || before?.text === sent.text) same += 1;
    else if (before === undefined) merge.unknown.push(merged(undefined, sent));
    else merge.older.push({ before, after: { ...before, text: sent.text, isToCheck: true } });
  }
  return { ...merge, same };
}

type MergeLists = Record<'changed' | 'added' | 'older', MergeStep[]> & { unknown: Translation[] };

/** The translations that are to be checked, by the text that they translated before. */
function formersOf(
  { entries }: LanguageTable,
  inStory: ReadonlySet<string>,
): ReadonlyMap<string, Translation> {
  const formers = entries.flatMap((entry) =>
    entry.former === undefined || !inStory.has(keyOf(entry))
      ? []
      : [[keyOf({ place: entry.place, original: entry.former }), entry] as const],
  );
  return new Map(formers);
}

/** What was sent counts where it says something: an empty text removes no translation, and a missing note no note. */
function merged(before: Translation | undefined, sent: ReadTranslation): Translation {
  const isEmpty = sent.text === '';
  const text = isEmpty ? (before?.text ?? '') : sent.text;
  const isKnown = before !== undefined && before.text === text;
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
