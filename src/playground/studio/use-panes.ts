import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  firstLayout,
  recallLayout,
  rememberLayout,
  resizePanes,
  swapPanes,
  type Pane,
  type PaneLayout,
} from './pane-layout';

/** How the window is divided among the panes, and what changes that. */
export interface Panes {
  layout: PaneLayout;
  /** The pane that has the window for itself. */
  filling: Pane | null;
  /** Shows a pane that is hidden, also behind another that fills the window. */
  reveal: (pane: Pane) => void;
  hide: (pane: Pane) => void;
  /** Notes which tool is open, for the project’s next start. */
  noteTool: (tool: string | null) => void;
  /** Gives a pane the window, or ends that. */
  fill: (pane: Pane) => void;
  swap: (one: Pane, other: Pane) => void;
  resize: (pair: Parameters<typeof resizePanes>[1], share: number) => void;
  reset: () => void;
}

/** The panes of a project, as they were left; of another one from its next start on. */
export function usePanes(projectId: string | null): Panes {
  const [layout, setLayout] = useState(() => recallLayout(projectId));
  const [filling, setFilling] = useState<Pane | null>(null);
  // Two changes can come before the next render.
  const latest = useRef(layout);
  const change = (changed: Partial<PaneLayout>): void => {
    latest.current = { ...latest.current, ...changed };
    setLayout(latest.current);
    rememberLayout(projectId, latest.current);
  };
  const without = (pane: Pane): readonly Pane[] => layout.hidden.filter((one) => one !== pane);
  return {
    layout,
    filling,
    reveal: (pane) => {
      if (!layout.hidden.includes(pane) && (filling === null || filling === pane)) return;
      // At once: a part that is hidden cannot take the focus.
      flushSync(() => {
        if (filling !== pane) setFilling(null);
        change({ hidden: without(pane) });
      });
    },
    hide: (pane) => {
      setFilling(null);
      change({ hidden: [...without(pane), pane] });
    },
    noteTool: (tool) => {
      if (tool !== latest.current.tool) change({ tool });
    },
    fill: (pane) => {
      if (filling !== pane) change({ hidden: without(pane) });
      setFilling(filling === pane ? null : pane);
    },
    swap: (one, other) => change(swapPanes(layout, one, other)),
    resize: (pair, share) => change(resizePanes(layout, pair, share)),
    reset: () => {
      setFilling(null);
      change({ ...firstLayout, tool: layout.tool });
    },
  };
}
