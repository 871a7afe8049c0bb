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

export interface ActiveOption {
  /** The place of the active option; −1 for none. */
  active: number;
  /** Whether the keys have moved in the list. */
  wasMoved: boolean;
  /** Moves there by key, and scrolls it into view. */
  moveTo: (index: number) => void;
  pointAt: (index: number) => void;
  /** Follows the active option; the first one of the current text if its options have not arrived yet. */
  take: () => void;
  /** Begins again, for another text. */
  reset: () => void;
}

/** Which option of a list is active. */
export function useActiveOption(list: OptionList): ActiveOption {
  const { listId, count, beginsActive, isCurrent } = list;
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
    moveTo: (index) => setPlace({ index, wasMoved: true }),
    pointAt: (index) => setPlace({ index, wasMoved: false }),
    take: () => {
      if (!isCurrent) wantsFirst.current = true;
      else if (hasActive) document.getElementById(optionId(listId, active))?.click();
    },
    reset: () => {
      wantsFirst.current = false;
      setPlace({ index: 0, wasMoved: false });
    },
  };
}
