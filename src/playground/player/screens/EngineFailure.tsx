import { ChoiceButton } from '../../../ui/ChoiceButton';
import { siteWords, useGameWords } from '../kit/game-words';
import * as styles from './FailureScreen.module.css';

interface EngineFailureProps {
  title?: string;
  reason: string;
  onRetry: () => void;
}

/** Shown when the player cannot show anything: no engine, or a bug in it. The page around it keeps working. */
export function EngineFailure({ title, reason, onRetry }: EngineFailureProps) {
  const {
    words: { failure: words },
    ownWords,
  } = useGameWords();
  return (
    <div className={styles.screen} role="alert" {...ownWords}>
      <p className={styles.title}>{title ?? words.engineLost}</p>
      <p {...siteWords.ownWords}>{reason}</p>
      <ChoiceButton className={styles.retry} onClick={onRetry}>
        {words.retry}
      </ChoiceButton>
    </div>
  );
}
