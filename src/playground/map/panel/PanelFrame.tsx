import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import * as styles from './PlacePanel.module.css';

interface PanelFrameProps {
  /** What it is about. */
  about: string;
  label: string;
  title: string;
  tools: ReactNode;
  /** If it is new, the first button takes the focus. */
  entered?: object | null;
  children?: ReactNode;
  /** Whether it is an editor, which wants room. */
  isWritten?: boolean;
  /** What keys do while the focus is on no text. */
  keys?: Readonly<Record<string, () => void>>;
  onClose: () => void;
}

/** The sign below a box that ways are drawn from, and the distance of the panel from it and from the edge. */
const BELOW = 14;
const GAPS = 16;

/** A panel on the map, beside what is selected; Escape closes it. */
export function PanelFrame({ about, label, title, tools, ...props }: PanelFrameProps) {
  const { children, entered = null, isWritten = false, keys = {}, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  // Without another rendering: where it is decides whether the map moves.
  useLayoutEffect(() => placeBeside(panel.current), [about]);
  useEffect(() => {
    if (entered !== null) buttons.current?.querySelector('button')?.focus();
  }, [about, entered]);
  return (
    // Escape leads back to the map.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className={styles.panel}
      data-cover=""
      data-written={isWritten || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
        if (Object.hasOwn(keys, event.key) && isPlain) {
          event.preventDefault();
          keys[event.key]?.();
        }
        // In an editor it first closes what is open there.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 dir="auto" className={styles.name}>
          {title}
        </h2>
        <IconButton name={words.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div ref={buttons} className={styles.tools}>
        {tools}
      </div>
      {children}
    </section>
  );
}

/** Puts a panel in the half of the map that what is selected is not in, no higher than up to it. */
function placeBeside(panel: HTMLElement | null): void {
  const map = panel?.parentElement;
  const [box, around, own] = [map?.querySelector('[data-selected]'), map, panel].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!panel || !box || !around || !own) return;
  const isAbove = box.top + box.bottom > around.top + around.bottom;
  panel.toggleAttribute('data-above', isAbove);
  const room = isAbove ? box.top - around.top : around.bottom - box.bottom - BELOW;
  const isAside = own.right < box.left || box.right < own.left;
  panel.style.setProperty('--room', isAside ? null : `${room - GAPS}px`);
}
