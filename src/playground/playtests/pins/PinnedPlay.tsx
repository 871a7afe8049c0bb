import { useMemo } from 'react';
import { storyTestsMessages } from '../../../config/messages/story-tests';
import { Button } from '../../../ui/Button';
import type { Pin } from '../../projects/store/pin';
import { TextDifference } from '../../text-difference/TextDifference';
import { compareTexts, type TextPart } from '../../text-difference/compare-texts';
import { PlayButton } from '../kit/PlayButton';
import { countChoices } from '../walk/count-choices';
import type { Replay } from '../walk/packed-replay';
import type { Way } from '../walk/report';
import * as styles from '../TestsTool.module.css';

const words = storyTestsMessages.pins;

interface PinnedPlayProps {
  pin: Pin;
  /** How it goes now; null while that is not known. */
  replay: Replay | null;
  /** Whether the story cannot be played at present. */
  isBroken: boolean;
  onPlay: (way: Way) => void;
  onAccept: (replay: Replay) => void;
  onRemove: () => void;
}

/** A recorded play, and how its text differs from what it was. */
export function PinnedPlay({ pin, replay, isBroken, onPlay, onAccept, onRemove }: PinnedPlayProps) {
  const parts = useMemo(
    () => (replay === null ? [] : compareTexts(pin.text, replay.text)),
    [pin.text, replay],
  );
  const moves = (replay ?? pin).steps.map(({ move }) => move);
  const differs = parts.some(({ kind }) => kind !== 'same');
  return (
    <li className={styles.row} data-kind={differs ? 'warning' : undefined}>
      <p className={styles.text}>
        “{pin.name}”{' '}
        <span className={styles.soft}>
          {words.choices(countChoices(pin.steps.map(({ move }) => move)))}
        </span>
      </p>
      <p className={styles.hint}>{isBroken ? words.broken : stateOf(replay, parts)}</p>
      {differs && <TextDifference parts={parts} />}
      <div className={styles.actions}>
        {differs && replay !== null && (
          <Button kind="link" className={styles.play} onClick={() => onAccept(replay)}>
            {words.accept}
          </Button>
        )}
        <PlayButton
          way={{ moves, seed: pin.seed }}
          text={words.play}
          to={pin.name}
          onPlay={onPlay}
        />
        <Button
          kind="link"
          className={styles.play}
          aria-label={`${words.remove}: ${pin.name}`}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function stateOf(replay: Replay | null, parts: readonly TextPart[]): string {
  if (replay === null) return words.waiting;
  const count = (kind: TextPart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? part.lines.length : 0), 0);
  const [removed, added] = [count('removed'), count('added')];
  const { stoppedAt, hasFailed } = replay;
  const sentences = [removed + added === 0 ? words.same : words.differs(removed, added)];
  if (stoppedAt !== null)
    sentences.push(stoppedAt.label === null ? words.stoppedMove : words.stopped(stoppedAt.label));
  else if (hasFailed) sentences.push(words.failed);
  return sentences.join(' ');
}
