import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../../ui/class-names';
import { IconButton } from '../kit/IconButton';
import { useGameWords } from '../kit/game-words';
import * as styles from './Panel.module.css';

interface PanelProps {
  /** Shown in the header; null shows no title. */
  title: ReactNode;
  /** The accessible name if the header has no title. */
  name: string;
  /** Whether it is a window over the story; otherwise it covers the whole story. */
  isWindow: boolean;
  tone?: 'plain' | 'error';
  /** Whether its content is not the story’s. */
  isOwn?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the story, which takes the focus from within the player and returns it; Escape closes it. */
export function Panel({
  title,
  name,
  isWindow,
  tone = 'plain',
  isOwn = false,
  onClose,
  children,
}: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const {
    words: { story },
    ownWords,
  } = useGameWords();
  const closeName = isWindow ? story.close : story.back;
  useFocusInside(panel, name);

  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);

  const closeButton = (
    <IconButton
      icon={isWindow ? 'close' : 'back'}
      name={closeName}
      className={styles.close}
      onClick={onClose}
    />
  );
  return (
    <div className={styles.cover} data-window={isWindow} {...(isOwn && ownWords)}>
      {/* A click outside the window closes it; keyboard users have Escape and the button. */}
      {isWindow && <div className={styles.backdrop} role="presentation" onClick={onClose} />}
      <div
        ref={panel}
        className={classNames(styles.panel, tone === 'error' && styles.error)}
        role={tone === 'error' ? 'alertdialog' : 'dialog'}
        {...(title === null ? { 'aria-label': name } : { 'aria-labelledby': heading })}
        tabIndex={-1}
      >
        <div className={styles.head}>
          {!isWindow && closeButton}
          <p id={heading} dir="auto" className={styles.title}>
            {title}
          </p>
          {isWindow && closeButton}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

/**
 * Moves the focus into the panel while it is shown, and then back to the previous element. Whoever is busy elsewhere in
 * the page keeps it: a writer, for example, whose text has an error for the moment.
 */
function useFocusInside(panel: RefObject<HTMLElement>, name: string): void {
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const player = element?.closest('section');
    if (player && before !== document.body && !player.contains(before)) return;
    element?.focus({ preventScroll: true });
    return () => {
      const isInside =
        document.activeElement === document.body || element?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);

  // The button that switched to another page of the panel is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, name]);
}
