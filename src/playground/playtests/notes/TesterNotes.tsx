import { useState } from 'react';
import { testedMessages } from '../../../config/messages/tested';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { useDelayed } from '../../pane/use-delayed';
import type { TesterNote } from '../../notes/tester-note';
import { useTesterNotes } from '../../projects/use-tester-notes';
import { Section } from '../Section';
import { useCurrentReplays, useReplays } from '../pins/use-replays';
import type { Way } from '../walk/report';
import { TesterNoteItem } from './TesterNoteItem';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

/** How long to wait after the last key press, in milliseconds. */
const TYPING_PAUSE = 800;

interface TesterNotesProps {
  program: StoryProgram;
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** What testers said, each at the line to which the text has brought it; nothing if there is none. */
export function TesterNotes({ program, onGoToLine, onPlay }: TesterNotesProps) {
  const settled = useDelayed(program, TYPING_PAUSE);
  const replay = useReplays();
  const { notes, addNotes, removeNote, pin } = useTesterNotes();
  const { replays, isBroken } = useCurrentReplays(replay, settled, notes);
  const [removed, setRemoved] = useState<TesterNote | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const keep = async (change: Promise<boolean>, done: string | null): Promise<void> =>
    setSaid((await change) ? done : words.notStored);
  if (notes.length === 0 && removed === null) return null;
  return (
    <Section title={words.title} count={notes.length}>
      <p className={styles.none}>{words.intro}</p>
      <ul className={styles.list}>
        {notes.map((note, index) => (
          <TesterNoteItem
            key={note.id}
            note={note}
            replay={replays?.[index] ?? null}
            program={settled}
            isBroken={isBroken}
            onGoToLine={onGoToLine}
            onPlay={onPlay}
            onPin={(recorded) => void keep(pin(recorded), words.pinned)}
            onRemove={() => {
              setRemoved(note);
              void keep(removeNote(note.id), null);
            }}
          />
        ))}
      </ul>
      <p role="status" className={styles.phase}>
        {said}
        {removed !== null && (
          <>
            {' '}
            {words.removed}{' '}
            <Button
              className={styles.play}
              onClick={() => {
                setRemoved(null);
                void keep(addNotes([removed]), null);
              }}
            >
              {words.undo}
            </Button>
          </>
        )}
      </p>
    </Section>
  );
}
