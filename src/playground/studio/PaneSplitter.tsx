import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { LEAST_SHARE } from './pane-layout';
import * as styles from './Panes.module.css';

/** How far an arrow key moves it, in percent of both panes’ width. */
const STEP = 2;

interface PaneSplitterProps {
  name: string;
  /** Ids of the panes between which it stands, in reading direction. */
  before: string;
  after: string;
  /** How much of their common width the first one has, in percent. */
  share: number;
  /** Its place among the panes. */
  order: number;
  onResize: (share: number) => void;
  /** Makes both as wide as at first. */
  onReset: () => void;
}

/** The line between two panes: dragged, or moved with the arrow keys, it divides their width anew. */
export function PaneSplitter({
  name,
  before,
  after,
  share,
  order,
  onResize,
  onReset,
}: PaneSplitterProps) {
  const line = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const isRtl = (): boolean =>
    line.current !== null && getComputedStyle(line.current).direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = shareAfter(event.key, share, isRtl());
    if (next === null) return;
    event.preventDefault();
    onResize(next);
  };
  // While it is dragged, only the two panes change: text and story are drawn anew when it is let go.
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    const [one, other] = [document.getElementById(before), document.getElementById(after)];
    if (dragged.current === null || one === null || other === null) return;
    const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const [start, end] = isRtl() ? [from.right, to.left] : [from.left, to.right];
    const next = clamp(((clientX - start) / (end - start)) * 100);
    const sum = Number(one.style.flexGrow) + Number(other.style.flexGrow);
    one.style.flexGrow = String((sum * next) / 100);
    other.style.flexGrow = String(sum - (sum * next) / 100);
    dragged.current = next;
  };
  const onPointerUp = (): void => {
    if (dragged.current !== null) onResize(dragged.current);
    dragged.current = null;
  };

  return (
    // A separator that can be moved is a control, with the keys of one.
    <div
      ref={line}
      role="separator"
      tabIndex={0}
      aria-label={name}
      aria-orientation="vertical"
      aria-controls={before}
      aria-valuemin={LEAST_SHARE}
      aria-valuemax={100 - LEAST_SHARE}
      aria-valuenow={Math.round(share)}
      className={styles.splitter}
      style={{ order }}
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = share;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}

function shareAfter(key: string, share: number, isRtl: boolean): number | null {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return clamp(share + STEP);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return clamp(share - STEP);
    case 'Home':
      return LEAST_SHARE;
    case 'End':
      return 100 - LEAST_SHARE;
    default:
      return null;
  }
}

function clamp(share: number): number {
  return Math.min(100 - LEAST_SHARE, Math.max(LEAST_SHARE, share));
}
