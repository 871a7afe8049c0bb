import { useState } from 'react';
import { testerNotesMessages } from '../../../config/messages/tester-notes';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { downloadFile, fileNameOf } from '../../download/download-file';
import { WindowDialog } from '../../player/WindowDialog';
import { plainText } from '../../../ink/markup/plain-text';
import { writeNotes } from '../../notes/notes-text';
import type { Notes } from './use-notes';
import * as styles from './NoteBar.module.css';

const words = testerNotesMessages.sent;

interface NotesWindowProps {
  title: string;
  notes: Notes;
  onClosed: () => void;
}

/** All notes of a tester, and the text in which they are sent. */
export function NotesWindow({ title, notes, onClosed }: NotesWindowProps) {
  const [said, setSaid] = useState('');
  const write = (): Promise<string> => {
    const by = notes.by.trim();
    return writeNotes({ title, notes: notes.notes.map((note) => ({ ...note, by })) });
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await write());
      setSaid(words.copied);
    } catch {
      setSaid(words.refused);
    }
  };
  const save = async (): Promise<void> => {
    downloadFile(fileNameOf(`${title} ${words.file}`, 'txt'), await write(), 'text/plain');
  };
  return (
    <WindowDialog
      title={words.title}
      closeName={testerNotesMessages.write.close}
      onClosed={onClosed}
    >
      <div className={styles.notes}>
        {notes.notes.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <ol className={styles.list}>
              {notes.notes.map(({ id, text, seen }) => (
                <li key={id}>
                  <p dir="auto" className={styles.quote}>
                    {plainText(seen.findLast((line) => line.trim() !== '') ?? '') ||
                      testerNotesMessages.text.beginning}
                  </p>
                  <p dir="auto" className={styles.text}>
                    {text}
                  </p>
                  <Button
                    kind="link"
                    aria-label={words.removeName(text)}
                    onClick={() => notes.remove(id)}
                  >
                    {words.remove}
                  </Button>
                </li>
              ))}
            </ol>
            <label className={styles.label}>
              {words.name}
              <Field
                dir="auto"
                value={notes.by}
                onChange={({ target }) => notes.setBy(target.value)}
              />
            </label>
            <p>{words.how}</p>
            <div className={styles.actions}>
              <Button kind="primary" onClick={() => void copy()}>
                {words.copy}
              </Button>
              <Button onClick={() => void save()}>{words.save}</Button>
            </div>
            <p role="status" className={styles.status}>
              {said}
            </p>
          </>
        )}
      </div>
    </WindowDialog>
  );
}
