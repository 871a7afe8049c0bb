import { forwardRef, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from './kit/IconButton';
import { siteWords } from './kit/game-words';
import * as styles from './WindowDialog.module.css';

interface WindowDialogProps {
  title: string;
  closeName: string;
  isBusy?: boolean;
  onClosed: () => void;
  children: ReactNode;
}

/** A window with a title, what it is about, and a button that closes it. */
export const WindowDialog = forwardRef<HTMLDialogElement | null, WindowDialogProps>(
  function WindowDialog({ title, closeName, isBusy, onClosed, children }, ref) {
    const dialog = useRef<HTMLDialogElement>(null);
    useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
      ref,
      () => dialog.current,
      [],
    );
    const heading = useId();
    return (
      <Dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClosed}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <IconButton
            {...siteWords.ownWords}
            icon="close"
            name={closeName}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className={styles.body} aria-busy={isBusy}>
          {children}
        </div>
      </Dialog>
    );
  },
);
