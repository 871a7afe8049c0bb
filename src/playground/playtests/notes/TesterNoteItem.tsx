import { storyTestsMessages } from '../../../config/messages/story-tests';
import { testedMessages } from '../../../config/messages/tested';
import { Button } from '../../../ui/Button';
import type { Pin } from '../../projects/store/pin';
import { languageInWords } from '../../translations/shown-language';
import type { TesterNote } from '../../notes/tester-note';
import { PlaceButton } from '../kit/PlaceButton';
import { PlayButton } from '../kit/PlayButton';
import { plainText } from '../../../ink/markup/plain-text';
import type { Way } from '../walk/report';
import type { PlacedNote } from './placed-notes';
import * as styles from '../TestsTool.module.css';

const words = testedMessages.section;

interface TesterNoteItemProps {
  note: TesterNote;
  /** Where it stands now; null while that is not known. */
  placed: PlacedNote | null;
  /** Whether the story cannot be played at present. */
  isBroken: boolean;
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
  onPin: (pin: Pin) => void;
  onRemove: () => void;
}

/** A note of a tester: what it says, where it stands now, and the ways there. */
export function TesterNoteItem({ note, placed, isBroken, ...props }: TesterNoteItemProps) {
  const { onGoToLine, onPlay, onPin, onRemove } = props;
  const { place, replay } = placed ?? { place: null, replay: null };
  // The line is that of an earlier text.
  const at = isBroken ? null : (place?.at ?? null);
  const quote = plainText(note.seen.findLast((line) => line.trim() !== '') ?? '');
  const { steps } = replay ?? note;
  const way = { moves: steps.map(({ move }) => move), seed: note.seed };
  const isWhole = (replay?.stoppedAt ?? null) === null;
  return (
    <li className={styles.row} data-kind={place?.kind === 'same' ? undefined : 'warning'}>
      <p dir="auto" className={`${styles.text} ${styles.said}`}>
        {note.text} {note.by !== '' && <span className={styles.soft}>{words.by(note.by)}</span>}{' '}
        {note.language !== undefined && (
          <span className={styles.soft}>{words.in(languageInWords(note.language))}</span>
        )}
      </p>
      <p className={styles.hint}>
        {at !== null && (
          <>
            <PlaceButton file={at.file} line={at.line} onGoToLine={onGoToLine} />{' '}
          </>
        )}
        {quote !== '' && <q dir="auto">{quote}</q>}{' '}
        {isBroken ? words.broken : stateOf(note, placed)}
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

function stateOf({ seen }: TesterNote, placed: PlacedNote | null): string {
  if (seen.length === 0) return words.beginning;
  if (placed === null) return words.waiting;
  const { place, replay } = placed;
  if (place.kind === 'same' || place.kind === 'changed') return words[place.kind];
  const label = replay.stoppedAt?.label ?? null;
  const older = label === null ? words.olderMove : words.older(plainText(label));
  return place.kind === 'moved' ? `${older} ${words.moved}` : older;
}
