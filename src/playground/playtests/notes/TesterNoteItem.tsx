import { useMemo } from 'react';
import { storyTestsMessages } from '../../../config/messages/story-tests';
import { testedMessages } from '../../../config/messages/tested';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import type { Pin } from '../../projects/pin';
import type { TesterNote } from '../../notes/tester-note';
import { PlaceButton } from '../PlaceButton';
import { PlayButton } from '../PlayButton';
import type { Replay } from '../pins/replay';
import { plainText } from '../../../ink/markup/plain-text';
import type { Way } from '../walk/report';
import { notePlace, type NotePlace } from './note-place';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

interface TesterNoteItemProps {
  note: TesterNote;
  /** How the way to its place goes now; null while that is not known. */
  replay: Replay | null;
  program: StoryProgram;
  /** Whether the story cannot be played at present. */
  isBroken: boolean;
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
  onPin: (pin: Pin) => void;
  onRemove: () => void;
}

/** A note of a tester: what it says, where it stands now, and the ways there. */
export function TesterNoteItem({ note, replay, program, isBroken, ...props }: TesterNoteItemProps) {
  const { onGoToLine, onPlay, onPin, onRemove } = props;
  const place = useMemo(
    () => (replay === null ? null : notePlace(note, replay, program)),
    [note, replay, program],
  );
  const at = place?.at ?? null;
  const quote = plainText(note.seen.findLast((line) => line.trim() !== '') ?? '');
  const { steps } = replay ?? note;
  const way = { moves: steps.map(({ move }) => move), seed: note.seed };
  const isWhole = (replay?.stoppedAt ?? null) === null;
  return (
    <li className={styles.row} data-kind={place?.kind === 'same' ? undefined : 'warning'}>
      <p dir="auto" className={`${styles.text} ${styles.said}`}>
        {note.text} {note.by !== '' && <span className={styles.soft}>{words.by(note.by)}</span>}
      </p>
      <p className={styles.hint}>
        {at !== null && (
          <>
            <PlaceButton file={at.file} line={at.line} onGoToLine={onGoToLine} />{' '}
          </>
        )}
        {quote !== '' && <q dir="auto">{quote}</q>}{' '}
        {isBroken ? words.broken : stateOf(place, note, replay)}
      </p>
      <div className={styles.actions}>
        {note.seen.length > 0 && (
          <PlayButton
            way={way}
            text={isWhole ? storyTestsMessages.playThere : words.playAsFar}
            to={note.text}
            onPlay={onPlay}
          />
        )}
        {replay !== null && isWhole && steps.length > 0 && (
          <Button
            kind="link"
            className={styles.play}
            aria-label={`${words.pin}: ${note.text}`}
            onClick={() =>
              onPin({
                id: `note-${note.id}`,
                name: quote,
                seed: note.seed,
                steps,
                text: replay.text,
              })
            }
          >
            {words.pin}
          </Button>
        )}
        <Button
          kind="link"
          className={styles.play}
          aria-label={`${words.remove}: ${note.text}`}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function stateOf(place: NotePlace | null, { seen }: TesterNote, replay: Replay | null): string {
  if (seen.length === 0) return words.beginning;
  if (place === null || replay === null) return words.waiting;
  if (place.kind === 'same' || place.kind === 'changed') return words[place.kind];
  const label = replay.stoppedAt?.label ?? null;
  const older = label === null ? words.olderMove : words.older(plainText(label));
  return place.kind === 'moved' ? `${older} ${words.moved}` : older;
}
