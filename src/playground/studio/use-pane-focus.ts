import { useRef, type FocusEvent } from 'react';
import { paneId } from './Panes';
import type { Pane } from './pane-layout';

interface PaneFocus {
  /** For an element around the panes: remembers where the focus was in each. */
  onFocus: (event: FocusEvent) => void;
  /** Moves the focus into a pane, to where it was there. */
  enter: (pane: Pane) => void;
  /** Moves the focus to the next pane of these, or the previous one. */
  step: (visible: readonly Pane[], by: 1 | -1) => void;
  /** Whether the focus is in a pane. */
  isIn: (pane: Pane) => boolean;
}

/** Whether an element has a place on the screen; Safari has checkVisibility() only since 17.4. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Where the focus is among the panes with these ids, and was in each. */
export function usePaneFocus(id: string): PaneFocus {
  const places = useRef(new Map<string, HTMLElement>());
  const elementOf = (pane: Pane): HTMLElement | null =>
    document.getElementById(paneId(id, pane))?.querySelector<HTMLElement>('[data-pane]') ?? null;
  const isIn = (pane: Pane): boolean => elementOf(pane)?.contains(document.activeElement) === true;
  const enter = (pane: Pane): void => {
    const element = elementOf(pane);
    const former = places.current.get(pane);
    const place = former?.isConnected === true && isShown(former) ? former : null;
    // Tools that have been open stay in the page.
    const texts = [...(element?.querySelectorAll<HTMLElement>('.cm-content') ?? [])];
    (place ?? texts.find(isShown) ?? element)?.focus();
  };
  return {
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const pane = target.closest<HTMLElement>('[data-pane]');
      if (pane?.dataset.pane !== undefined && pane !== target)
        places.current.set(pane.dataset.pane, target);
    },
    enter,
    step: (visible, by) => {
      const now = visible.findIndex(isIn);
      const start = now === -1 && by === -1 ? 0 : now;
      const next = visible[(start + by + visible.length) % visible.length];
      if (next !== undefined) enter(next);
    },
    isIn,
  };
}
