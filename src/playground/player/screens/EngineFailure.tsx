import { playerMessages } from '../../../site/messages/player';
import * as styles from './FailureScreen.module.css';

const words = playerMessages.messages;

interface EngineFailureProps {
  reason: string;
  onRetry: () => void;
}

/** The engine itself did not come up or was lost; the page around it goes on. */
export function EngineFailure({ reason, onRetry }: EngineFailureProps) {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.title}>{words.engineLost}</p>
      <p>{reason}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
