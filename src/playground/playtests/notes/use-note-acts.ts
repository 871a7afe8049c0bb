import { useState } from 'react';
import { testedMessages } from '../../../config/messages/tested';
import type { TesterNote } from '../../notes/tester-note';
import type { Pin } from '../../projects/store/pin';
import { useTesterNotes } from '../../projects/use-tester-notes';

const words = testedMessages.section;

/** The notes of testers, and what is done about them. */
export interface NoteActs {
  notes: readonly TesterNote[];
  /** The one that was removed last; null if none was, or it is back. */
  removed: TesterNote | null;
  /** What is to be said about the last act. */
  said: string | null;
  pin: (pin: Pin) => void;
  remove: (note: TesterNote) => void;
  undo: () => void;
}

/** What can be done about the notes of the open project. */
export function useNoteActs(): NoteActs {
  const { notes, addNotes, removeNote, pin } = useTesterNotes();
  const [removed, setRemoved] = useState<TesterNote | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const keep = async (change: Promise<boolean>, done: string | null): Promise<void> =>
    setSaid((await change) ? done : words.notStored);
  return {
    notes,
    removed,
    said,
    pin: (recorded) => void keep(pin(recorded), words.pinned),
    remove: (note) => {
      setRemoved(note);
      void keep(removeNote(note.id), null);
    },
    undo: () => {
      if (removed === null) return;
      setRemoved(null);
      void keep(addNotes([removed]), null);
    },
  };
}
