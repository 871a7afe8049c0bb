import { useEffect, useState } from 'react';
import type { StoryProgram } from '../core/story/story-program';
import { draftSlot } from './draft-slot';

/** Whether the browser has the reader’s version of a sample; read again when the sample is closed. */
export function useIsEdited(id: string, isOpen: boolean, readText: () => StoryProgram): boolean {
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    let isStale = false;
    const read = async (): Promise<boolean> => {
      const slot = draftSlot(window.location.pathname);
      // Hardly any page has drafts, so what reads them is loaded only then.
      if (slot.get() === null) return false;
      const { hasOwnVersion } = await import('./read-draft');
      return hasOwnVersion(slot, { id, original: readText() });
    };
    read().then(
      (found) => {
        if (!isStale) setIsEdited(found);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The text of a page does not change.
  }, [id, isOpen]);
  return isEdited;
}
