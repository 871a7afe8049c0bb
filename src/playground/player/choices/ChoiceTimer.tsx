import { useState } from 'react';
import { playerMessages } from '../../../config/messages/player';
import { IconButton } from '../IconButton';
import { useCountdown } from './use-countdown';
import * as styles from './ChoiceTimer.module.css';

const words = playerMessages.story;

interface ChoiceTimerProps {
  /** In seconds. */
  delay: number;
  isPaused: boolean;
  onDone: () => void;
}

/** A bar that shrinks until a choice is made automatically; readers who need more time can stop it. */
export function ChoiceTimer({ delay, isPaused, onDone }: ChoiceTimerProps) {
  const [isStopped, setIsStopped] = useState(false);
  const isWaiting = isPaused || isStopped;
  useCountdown(delay, isWaiting, onDone);
  if (delay === 0) return null;
  const name = isStopped ? words.resumeTimer : words.pauseTimer;
  return (
    <div className={styles.timer}>
      <div className={styles.track} role="img" aria-label={words.timer}>
        <div
          className={styles.bar}
          style={{
            animationDuration: `${delay}s`,
            animationPlayState: isWaiting ? 'paused' : 'running',
          }}
        />
      </div>
      <IconButton
        icon={isStopped ? 'play' : 'pause'}
        name={name}
        onClick={() => setIsStopped(!isStopped)}
      />
    </div>
  );
}
