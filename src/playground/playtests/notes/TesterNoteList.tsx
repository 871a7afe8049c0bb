import { useEffect, useRef } from 'react';
import { testedMessages } from '../../../config/messages/tested';
import { Button } from '../../../ui/Button';
import { usePlayedLanguages } from '../../translations/use-story-languages';
import type { TesterNote } from '../../notes/tester-note';
import type { Way } from '../walk/report';
import { TesterNoteItem } from './TesterNoteItem';
import { usePlacedNotes } from './placed-notes';
import type { NoteActs } from './use-note-acts';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

interface TesterNoteListProps {
  acts: NoteActs;
  /** Those to show. */
  notes: readonly TesterNote[];
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** Notes of testers, each with its place and what can be done about it; one that was removed can come back. */
export function TesterNoteList({ acts, notes, onGoToLine, onPlay }: TesterNoteListProps) {
  const { places, isBroken } = usePlacedNotes();
  const { choose } = usePlayedLanguages();
  const { removed, said } = acts;
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(removed);
  // The button that was pressed is gone: with its note, or because that is back.
  useEffect(() => {
    if (last.current === removed) return;
    last.current = removed;
    (undo.current ?? list.current?.querySelector('button'))?.focus();
  }, [removed]);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {notes.map((note) => (
          <TesterNoteItem
            key={note.id}
            note={note}
            placed={places.get(note.id) ?? null}
            isBroken={isBroken}
            onGoToLine={onGoToLine}
            onPlay={(way) => {
              if (note.language !== undefined) choose(note.language);
              onPlay(way);
            }}
            onPin={acts.pin}
            onRemove={() => acts.remove(note)}
          />
        ))}
      </ul>
      <p role="status" className={styles.phase}>
        {said}
        {removed !== null && (
          <>
            {' '}
            {words.removed}{' '}
            <Button ref={undo} className={styles.play} onClick={acts.undo}>
              {words.undo}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
