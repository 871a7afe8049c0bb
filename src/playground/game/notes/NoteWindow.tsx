import { useEffect, useRef, useState, type FormEvent } from 'react';
import { testerNotesMessages } from '../../../config/messages/tester-notes';
import { Button } from '../../../ui/Button';
import { WindowDialog } from '../../player/WindowDialog';
import { plainText } from '../../../ink/markup/plain-text';
import { NOTE_LIMITS } from '../../notes/tester-note';
import * as styles from './NoteBar.module.css';

const words = testerNotesMessages.write;

interface NoteWindowProps {
  /** The paragraphs that the note is about. */
  seen: readonly string[];
  isFull: boolean;
  onKeep: (text: string) => void;
  onClosed: () => void;
}

/** Takes a note on the place that is shown. */
export function NoteWindow({ seen, isFull, onKeep, onClosed }: NoteWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // Once the window is open: it gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const place = plainText(seen.findLast((line) => line.trim() !== '') ?? '');
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onKeep(text);
    dialog.current?.close();
  };
  return (
    <WindowDialog ref={dialog} title={words.title} closeName={words.close} onClosed={onClosed}>
      <form className={styles.form} onSubmit={keep}>
        {place !== '' && (
          <p dir="auto" className={styles.quote}>
            {place}
          </p>
        )}
        {isFull ? (
          <p role="alert">{words.full}</p>
        ) : (
          <label className={styles.label}>
            {words.field}
            <textarea
              ref={field}
              dir="auto"
              className={styles.area}
              maxLength={NOTE_LIMITS.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
        <div className={styles.actions}>
          {!isFull && (
            <Button kind="primary" type="submit">
              {words.keep}
            </Button>
          )}
          <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
        </div>
      </form>
    </WindowDialog>
  );
}
