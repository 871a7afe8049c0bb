import { useEffect, useState, type ReactNode } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';
import { draftSlot, progressSlot } from './drafts/draft-slot';

/**
 * What a closed sample says about the reader: that the exercise or step is done, that the browser has their version, or
 * where they go on. Null if there is nothing to say.
 */
export function useSampleNote(
  id: string,
  isOpen: boolean,
  readText: () => StoryProgram,
): ReactNode {
  const [note, setNote] = useState<ReactNode>(null);
  useEffect(() => {
    if (isOpen) return;
    let isStale = false;
    const read = async (): Promise<ReactNode> => {
      const slot = draftSlot(window.location.pathname);
      // Hardly any reader has drafts or has done exercises, so what reads them is loaded only then.
      if (slot.get() === null && progressSlot().get() === null) return null;
      const { noteOf } = await import('./exercise/reader-parts');
      return noteOf(slot, { id, original: readText() });
    };
    read().then(
      (found) => {
        if (!isStale) setNote(found);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The text of a page does not change.
  }, [id, isOpen]);
  return note;
}
