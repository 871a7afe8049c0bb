import { useEffect, useRef, useState } from 'react';
import { optionId } from '../../ui/Combobox';

interface OptionList {
  listId: string;
  count: number;
  /** Whether an option is active before the reader moves to one. */
  beginsActive: boolean;
  /** Whether these options are for the current text. */
  isCurrent: boolean;
}

export type ActiveOption = ReturnType<typeof useActiveOption>;

/** Which option of a list is active, by its place; −1 for none. */
export function useActiveOption({ listId, count, beginsActive, isCurrent }: OptionList) {
  const [place, setPlace] = useState({ index: 0, wasMoved: false });
  /** Whether Enter was pressed before the results for the current text arrived. */
  const wantsFirst = useRef(false);
  const hasActive = count > 0 && (beginsActive || place.wasMoved);
  const active = hasActive ? Math.min(place.index, count - 1) : -1;

  useEffect(() => {
    if (!isCurrent || !wantsFirst.current) return;
    wantsFirst.current = false;
    document.getElementById(optionId(listId, 0))?.click();
  }, [isCurrent, listId]);

  useEffect(() => {
    if (!place.wasMoved) return;
    document.getElementById(optionId(listId, place.index))?.scrollIntoView({ block: 'nearest' });
  }, [place, listId]);

  return {
    active,
    wasMoved: place.wasMoved,
    /** Moves there by key, and scrolls it into view. */
    moveTo: (index: number): void => setPlace({ index, wasMoved: true }),
    pointAt: (index: number): void => setPlace({ index, wasMoved: false }),
    /** Follows the active option; the first one of the current text if its options have not arrived yet. */
    take: (): void => {
      if (!isCurrent) wantsFirst.current = true;
      else if (hasActive) document.getElementById(optionId(listId, active))?.click();
    },
    /** Begins again, for another text. */
    reset: (): void => {
      wantsFirst.current = false;
      setPlace({ index: 0, wasMoved: false });
    },
  };
}
