import { playerMessages } from '../../../config/messages/player';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import { ownWords } from '../own-words';
import * as styles from './FailureScreen.module.css';

const words = playerMessages.messages;

interface EngineFailureProps {
  title?: string;
  reason: string;
  onRetry: () => void;
}

/** Shown when the player cannot show anything: no engine, or a bug in it. The page around it keeps working. */
export function EngineFailure({ title = words.engineLost, reason, onRetry }: EngineFailureProps) {
  return (
    <div className={styles.screen} role="alert" {...ownWords}>
      <p className={styles.title}>{title}</p>
      <p>{reason}</p>
      <ChoiceButton className={styles.retry} onClick={onRetry}>
        {words.retry}
      </ChoiceButton>
    </div>
  );
}
