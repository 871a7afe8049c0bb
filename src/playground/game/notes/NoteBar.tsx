import { useEffect, useState } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import { testerNotesMessages } from '../../../config/messages/tester-notes';
import { Button } from '../../../ui/Button';
import { PlayerIcon } from '../../player/kit/PlayerIcon';
import { siteWords } from '../../player/kit/game-words';
import { NoteWindow } from './NoteWindow';
import { NotesWindow } from './NotesWindow';
import type { Notes } from './use-notes';
import * as styles from './NoteBar.module.css';

const words = testerNotesMessages.write;

interface NoteBarProps {
  /** The title of the story. */
  title: string;
  notes: Notes;
  /** Called when a window opens and when it is closed: meanwhile, the story waits. */
  onOpen: (isOpen: boolean) => void;
}

/** Below a story that is tested: a button for a note on the place that is shown, and one for all notes. */
export function NoteBar({ title, notes, onOpen }: NoteBarProps) {
  const [opened, setOpened] = useState<'note' | 'notes' | null>(null);
  const [said, setSaid] = useState('');
  const open = (name: typeof opened): void => {
    setOpened(name);
    setSaid('');
    onOpen(name !== null);
  };
  useNoteKey(() => {
    if (opened === null) open('note');
  });
  const count = notes.notes.length;
  return (
    <div className={styles.bar} data-keys="own" {...siteWords.ownWords}>
      <Button
        kind="bare"
        className={styles.button}
        aria-keyshortcuts={words.key}
        title={words.key}
        onClick={() => open('note')}
      >
        <PlayerIcon name="edit" />
        {words.button}
      </Button>
      {count > 0 && (
        <Button kind="bare" className={styles.button} onClick={() => open('notes')}>
          {words.list(count)}
        </Button>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
      {opened === 'note' && (
        <NoteWindow
          seen={notes.seen}
          isFull={notes.isFull}
          onKeep={(text) => {
            notes.add(text);
            setSaid(words.kept);
          }}
          onClosed={() => {
            setOpened(null);
            onOpen(false);
          }}
        />
      )}
      {opened === 'notes' && (
        <NotesWindow title={title} notes={notes} onClosed={() => open(null)} />
      )}
    </div>
  );
}

/** Alt+N, whatever letter that types. */
function useNoteKey(open: () => void): void {
  const current = useLatest(open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { code, altKey, ctrlKey, metaKey } = event;
      if (code !== 'KeyN' || !altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current]);
}
