import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { editorMessages } from '../../config/messages/editor';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { OpenNotes } from './line-notes-extension';
import * as styles from './LineNotesWindow.module.css';

const words = editorMessages.lineNotes;

interface LineNotesWindowProps {
  notes: OpenNotes;
  children: ReactNode;
}

/** The notes of a line, beside it; Escape leads back to the text. */
export function LineNotesWindow({
  notes: { element, ids, close },
  children,
}: LineNotesWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  // CodeMirror draws what it has not placed yet far above the page.
  useEffect(() => root.current?.focus({ preventScroll: true }), [ids]);
  return createPortal(
    // Escape leads back to the text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="dialog"
      tabIndex={-1}
      aria-label={words.title}
      className={styles.window}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles.content}>{children}</div>
      <IconButton name={words.close} className={styles.close} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </div>,
    element,
  );
}
