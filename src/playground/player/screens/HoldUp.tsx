import { playerMessages } from '../../../config/messages/player';
import { Button } from '../../../ui/Button';
import { ownWords } from '../own-words';
import type { PlayerState } from '../state/player-reducer';
import * as styles from './HoldUp.module.css';
import * as mistake from './MistakeLine.module.css';

const { engine, messages } = playerMessages;

interface HoldUpProps extends Pick<PlayerState, 'waiting' | 'halt' | 'phase'> {
  onStop: () => void;
  onRetry: () => void;
}

/** Says what the story waits for, with a way to end that; or why it does not wait any more, with a way on. */
export function HoldUp({ waiting, halt, phase, onStop, onRetry }: HoldUpProps) {
  if (waiting === null && (halt === null || phase === 'failed')) return null;
  const [text, button, act] =
    waiting === null
      ? [halt === 'stopped' ? messages.stopped : messages.unreached, messages.again, onRetry]
      : [engine.waiting[waiting], engine.stop, onStop];
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
