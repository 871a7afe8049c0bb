import clsx from 'clsx';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { playerMessages } from '../../../site/messages/player';
import { IconButton } from '../IconButton';
import * as styles from './Panel.module.css';

interface PanelProps {
  /** What stands in its head; null names the panel without showing the name. */
  title: ReactNode;
  /** Its name for those who listen, where the head has none. */
  name: string;
  /** A window over the story; otherwise it takes the whole place of the story. */
  isWindow: boolean;
  tone?: 'plain' | 'error';
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the story, which takes the focus and gives it back; Escape closes it. */
export function Panel({ title, name, isWindow, tone = 'plain', onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const { story } = playerMessages;
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
    <div className={styles.cover} data-window={isWindow}>
      {/* A click beside the window closes it; by keyboard there are Escape and the button. */}
      {isWindow && <div className={styles.backdrop} role="presentation" onClick={onClose} />}
      <div
        ref={panel}
        className={clsx(styles.panel, tone === 'error' && styles.error)}
        role={tone === 'error' ? 'alertdialog' : 'dialog'}
        {...(title === null ? { 'aria-label': name } : { 'aria-labelledby': heading })}
        tabIndex={-1}
      >
        <div className={styles.head}>
          {!isWindow && closeButton}
          <p id={heading} className={styles.title}>
            {title}
          </p>
          {isWindow && closeButton}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}

/** The focus goes into the panel while it is there, and then back to what had it. */
function useFocusInside(panel: RefObject<HTMLElement>, name: string): void {
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isInside =
        document.activeElement === document.body || element?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);

  // What was pressed to come to another page of it is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, name]);
}
