import { describeError } from '../../base/browser/describe-error';
import { playerMessages } from '../../config/messages/player';
import { EngineFailure } from './screens/EngineFailure';
import * as styles from './PlayerFrame.module.css';

const words = playerMessages.messages;

interface PlayerCrashProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces the player if rendering the story failed. */
export function PlayerCrash({ error, onRetry }: PlayerCrashProps) {
  return (
    <section className={styles.player} aria-label={words.crashed}>
      <div className={styles.frame}>
        <EngineFailure
          title={words.crashed}
          reason={words.crashedReason(describeError(error))}
          onRetry={onRetry}
        />
      </div>
    </section>
  );
}
