import { playerMessages } from '../../../site/messages/player';
import type { StoryMessage } from '../../engine/game-view';
import { StoryMessages } from './StoryMessages';
import * as styles from './FailureScreen.module.css';

interface FailureScreenProps {
  messages: readonly StoryMessage[];
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** A story that does not compile or cannot begin: why, line by line. */
export function FailureScreen({ messages, onGoToLine }: FailureScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.title}>{playerMessages.messages.failedTitle}</p>
      <StoryMessages messages={messages} onGoToLine={onGoToLine} />
    </div>
  );
}
