import { useState } from 'react';
import { isSameProgram, type StoryProgram } from '../../../ink/story/story-program';
import { draftSlot } from './draft-slot';
import { readDraft } from './read-draft';
import { storeDraft, withFormer } from './sample-drafts';

export interface SampleDraftState {
  /** The text in the editor: the reader’s version if there is one. */
  program: StoryProgram;
  /** The reader’s versions except the present one, newest last. */
  former: readonly StoryProgram[];
  /** Whether the page’s sample has changed since the reader’s version was written. */
  isOutdated: boolean;
  /** False if the browser stores nothing, so that the text lasts only until the page is left. */
  isKept: boolean;
  /** Stores a change of the text. */
  change: (program: StoryProgram) => void;
  /** Opens another text and adds the present one to the former versions. */
  open: (program: StoryProgram) => void;
}

/**
 * The reader’s version of a sample of this page, stored with each change. `shared` is a text from a link, which is
 * shown first, and replaces the reader’s version only once it is changed.
 */
export function useSampleDraft(
  id: string,
  original: StoryProgram,
  shared: StoryProgram | null,
): SampleDraftState {
  const [slot] = useState(() => draftSlot(window.location.pathname));
  const [stored, setStored] = useState(() => ({
    draft: readDraft(slot, { id, original }),
    isKept: true,
  }));
  const [isShared, setIsShared] = useState(shared !== null);
  const { draft, isKept } = stored;
  const program = (isShared ? shared : draft?.program) ?? original;

  const put = (next: StoryProgram, replaced: StoryProgram | null): void => {
    const own = draft ?? { id, original, program: original, former: [] };
    const isOriginal = isSameProgram(next, original);
    const changed = { ...own, ...(isOriginal ? { id, original } : {}), program: next };
    setIsShared(false);
    setStored(storeDraft(slot, draft, replaced === null ? changed : withFormer(changed, replaced)));
  };
  return {
    program,
    former: (draft?.former ?? []).filter((version) => !isSameProgram(version, program)),
    isOutdated: !isShared && draft !== null && !isSameProgram(draft.original, original),
    isKept,
    change: (next) => put(next, isShared ? (draft?.program ?? null) : null),
    open: (next) => put(next, program),
  };
}
