import { useEffect, useRef, type ReactNode } from 'react';
import { isComposing } from '../../base/browser/composition-keys';
import { useLatest } from '../../base/browser/use-latest';
import { workshopMessages as words } from '../../config/messages/workshop';
import { Notice as NoticeBox } from '../../ui/Notice';
import * as styles from './Notice.module.css';

interface NoticeProps {
  /** Null if there is no notice. */
  children: ReactNode;
  onClose: () => void;
}

/** The result of a press on the player’s bar, overlaid on the content below, so that nothing moves. */
export function Notice({ children, onClose }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);
  const isOpen = children !== null;

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Node && box.current?.contains(target))) close.current();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Escape closes only the notice.
      event.stopPropagation();
      const isInside = box.current?.contains(document.activeElement) === true;
      close.current();
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [close, isOpen]);

  // Moves the focus to what was requested.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-content] :is(button, input)')?.focus();
  }, [children]);

  return (
    <div ref={box} role="status" className={styles.place}>
      {isOpen && (
        <NoticeBox closeName={words.closeNotice} onClose={onClose}>
          <div data-content="">{children}</div>
        </NoticeBox>
      )}
    </div>
  );
}
