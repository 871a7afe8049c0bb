import { useEffect, useRef } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { SearchPanel } from './SearchPanel';
import { clearFoundWords } from './highlight-found-words';
import * as styles from './SearchDialog.module.css';

/** How many pages the dialog shows. */
const PAGES = 8;

interface SearchDialogProps {
  initialText: string;
  onOpen: (dialog: HTMLDialogElement) => void;
  /** Called when it has closed and returned the focus. */
  onClosed: () => void;
}

/** The search dialog. It closes on Escape, a click on its backdrop, Back, or when a result is followed. */
export function SearchDialog({ initialText, onOpen, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    clearFoundWords();
    const field = element.querySelector('input');
    field?.focus();
    field?.setSelectionRange(initialText.length, initialText.length);
    onOpen(element);
    // oxlint-disable-next-line react/exhaustive-deps -- opens once, when it is put there
  }, []);

  return (
    <Dialog
      ref={dialog}
      closesLightly
      className={styles.dialog}
      aria-label={words.label}
      onClose={onClosed}
    >
      <div className={styles.sheet}>
        <SearchPanel
          initialText={initialText}
          pages={PAGES}
          onFollow={close}
          closeButton={
            <IconButton className={styles.close} name={words.close} onClick={close}>
              <Icon name="close" />
            </IconButton>
          }
          renderMore={(text) => (
            <p className={styles.more}>
              <Link href={`/search/?q=${encodeURIComponent(text)}`} onClick={close}>
                {words.allResults}
              </Link>
            </p>
          )}
        />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> {words.keys.choose}
          </span>
          <span>
            <kbd translate="no">↵</kbd> {words.keys.open}
          </span>
          <span>
            <kbd translate="no">Esc</kbd> {words.keys.close}
          </span>
        </p>
      </div>
    </Dialog>
  );
}
