import { useState } from 'react';
import { IconButton } from '../kit/IconButton';
import { useCountdown } from './use-countdown';
import { useGameWords } from '../kit/game-words';
import * as styles from './ChoiceTimer.module.css';

interface ChoiceTimerProps {
  /** In seconds. */
  delay: number;
  isPaused: boolean;
  onDone: () => void;
}

/** A bar that shrinks until a choice is made automatically; readers who need more time can stop it. */
export function ChoiceTimer({ delay, isPaused, onDone }: ChoiceTimerProps) {
  const { words } = useGameWords();
  const [isStopped, setIsStopped] = useState(false);
  const isWaiting = isPaused || isStopped;
  useCountdown(delay, isWaiting, onDone);
  if (delay === 0) return null;
  const name = isStopped ? words.story.resumeTimer : words.story.pauseTimer;
  return (
    <div className={styles.timer}>
      <div className={styles.track} role="img" aria-label={words.story.timer}>
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
