import { Button } from '../../../ui/Button';
import type { PlayerState } from '../state/player-reducer';
import { useGameWords } from '../kit/game-words';
import * as styles from './HoldUp.module.css';
import * as mistake from './MistakeLine.module.css';

interface HoldUpProps extends Pick<PlayerState, 'waiting' | 'halt' | 'phase'> {
  onStop: () => void;
  onRetry: () => void;
}

/** Says what the story waits for, with a way to end that; or why it does not wait any more, with a way on. */
export function HoldUp({ waiting, halt, phase, onStop, onRetry }: HoldUpProps) {
  const {
    words: { waiting: words },
    ownWords,
  } = useGameWords();
  if (waiting === null && (halt === null || phase === 'failed')) return null;
  const [text, button, act] =
    waiting === null
      ? [halt === 'stopped' ? words.stopped : words.unreached, words.again, onRetry]
      : [words[waiting], words.stop, onStop];
  return (
    <p
      role="status"
      className={waiting === null && halt === 'unreached' ? mistake.mistake : styles.wait}
      {...ownWords}
    >
      {text}{' '}
      <Button kind="link" onClick={act}>
        {button}
      </Button>
    </p>
  );
}
