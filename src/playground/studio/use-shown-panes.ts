import { flushSync } from 'react-dom';
import type { FocusEvent } from 'react';
import { useMediaQuery } from '../../base/browser/use-media-query';
import { studioMessages } from '../../config/messages/studio';
import { SMALL_SCREEN } from '../../ui/styles/breakpoints';
import type { PlayWindow } from '../play-window/use-play-window';
import type { PanesProps } from './Panes';
import { tabId, type StudioTab } from './StudioTabs';
import { shownPanes, type Pane } from './pane-layout';
import { studioTools } from './studio-tools';
import { usePaneFocus } from './use-pane-focus';
import type { Panes } from './use-panes';
import { paneOf } from './use-workspace';

export interface ShownPanes {
  shown: Omit<PanesProps, 'onOpenPlay' | 'children'>;
  /** For an element around the panes. */
  onFocus: (event: FocusEvent) => void;
  /** Moves the focus to what a tab shows. */
  enter: (tab: StudioTab) => void;
  /** Moves the focus to the pane after the one that has it, or before. */
  step: (by: 1 | -1) => void;
}

interface ShownPanesOptions {
  /** Prefix of the ids of tabs and panes. */
  id: string;
  tab: StudioTab;
  panes: Panes;
  hide: (pane: Pane) => void;
  playWindow: PlayWindow;
}

/** Which panes the window shows, and what can be done with them. */
export function useShownPanes({ id, tab, panes, hide, playWindow }: ShownPanesOptions): ShownPanes {
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const focus = usePaneFocus(id);
  const isPlayAway = playWindow.opened !== null;
  const visible = isSmall ? [paneOf(tab)] : shownPanes(panes, paneOf(tab) === 'tools', isPlayAway);
  const { text, play } = studioMessages.panes;
  const names = { tools: studioTools.find((tool) => tool.id === tab)?.name ?? '', text, play };
  const onHide = (pane: Pane): void => {
    const hadFocus = focus.isIn(pane);
    // At once: the tab that brings it back is there only then.
    flushSync(() => hide(pane));
    if (hadFocus) document.getElementById(tabId(id, pane === 'play' ? 'play' : tab))?.focus();
  };
  return {
    shown: { id, panes, visible, names, isMap: tab === 'map', isSmall, isPlayAway, onHide },
    onFocus: focus.onFocus,
    enter: (shown) => focus.enter(paneOf(shown)),
    step: (by) => focus.step(visible, by),
  };
}
