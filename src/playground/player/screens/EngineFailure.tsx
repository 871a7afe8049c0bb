import { playerMessages } from '../../../site/messages/player';
import * as styles from './FailureScreen.module.css';

const words = playerMessages.messages;

interface EngineFailureProps {
  title?: string;
  reason: string;
  onRetry: () => void;
}

/** What keeps the player from showing anything: no engine, or a mistake of ours. The page around it goes on. */
export function EngineFailure({ title = words.engineLost, reason, onRetry }: EngineFailureProps) {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{reason}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
