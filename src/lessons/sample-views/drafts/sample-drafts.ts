import type { StorageSlot } from '../../../base/browser/storage-slot';
import {
  isRecord,
  isSameProgram,
  parseProgram,
  type StoryProgram,
} from '../../../ink/story/story-program';

/** A reader’s version of a sample in a page. */
export interface SampleDraft {
  /** The sample’s id when it was edited. */
  id: string;
  /** The sample’s text when it was edited. */
  original: StoryProgram;
  program: StoryProgram;
  /** The reader’s versions that another one replaced, newest last. */
  former: StoryProgram[];
}

/** How many replaced versions of a sample are kept. */
const MAX_FORMER = 9;

/** The drafts of a page; those that cannot be read are left out. */
export function readDrafts(slot: StorageSlot): SampleDraft[] {
  try {
    const drafts: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(drafts) ? drafts.map(parseDraft).filter((draft) => draft !== null) : [];
  } catch {
    return [];
  }
}

function parseDraft(value: unknown): SampleDraft | null {
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.former)) return null;
  const original = parseProgram(value.original);
  const program = parseProgram(value.program);
  if (original === null || program === null) return null;
  const former = value.former.map(parseProgram).filter((one) => one !== null);
  return { id: value.id, original, program, former };
}

/**
 * The draft of a sample: the one with the same original, wherever it stood in the page; otherwise the one at the same
 * place, whose original has changed since, unless `isElsewhere` finds that original in another place of the page.
 */
export function findDraft(
  drafts: readonly SampleDraft[],
  { id, original }: Pick<SampleDraft, 'id' | 'original'>,
  isElsewhere: (original: StoryProgram) => boolean,
): SampleDraft | null {
  const same = drafts.filter((draft) => isSameProgram(draft.original, original));
  return (
    same.find((draft) => draft.id === id) ??
    same[0] ??
    drafts.find((draft) => draft.id === id && !isElsewhere(draft.original)) ??
    null
  );
}

/**
 * Stores a draft in place of `before`, the one that was read or stored last. If another tab has replaced that one, its
 * text is added to the former versions. A draft without any change is removed. Returns what was stored, and whether
 * the browser keeps it.
 */
export function storeDraft(
  slot: StorageSlot,
  before: SampleDraft | null,
  draft: SampleDraft,
): { draft: SampleDraft; isKept: boolean } {
  const drafts = readDrafts(slot);
  const place = before ?? draft;
  const at = drafts.findIndex(
    ({ id, original }) => id === place.id && isSameProgram(original, place.original),
  );
  const found = drafts[at];
  const merged =
    found === undefined || isSameProgram(found.program, place.program)
      ? draft
      : [...draft.former, found.program].reduce(withFormer, { ...draft, former: found.former });
  const others = drafts.filter((_, index) => index !== at);
  const hasChanges = !isSameProgram(merged.program, merged.original) || merged.former.length > 0;
  const next = hasChanges ? [...others, merged] : others;
  const isKept = next.length === 0 ? slot.delete() : slot.set(JSON.stringify(next));
  return { draft: merged, isKept };
}

/** Adds a version to the former ones, unless it is empty of changes or there already. */
export function withFormer(draft: SampleDraft, program: StoryProgram): SampleDraft {
  const isKnown = [draft.original, draft.program, ...draft.former].some((one) =>
    isSameProgram(one, program),
  );
  return isKnown ? draft : { ...draft, former: [...draft.former, program].slice(-MAX_FORMER) };
}
