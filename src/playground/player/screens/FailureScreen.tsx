import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import { ownWords } from '../own-words';
import { MistakeLine } from './MistakeLine';
import { StoryMessages } from './StoryMessages';
import * as styles from './FailureScreen.module.css';

const words = playerMessages.messages;

interface FailureScreenProps {
  messages: readonly StoryMessage[];
  /** Whether the editor beside it lists the errors. */
  isEdited: boolean;
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** Shown for a story that does not compile or cannot start: the reasons, line by line. */
export function FailureScreen({ messages, isEdited, onGoToLine }: FailureScreenProps) {
  return (
    <div className={styles.screen} role="alert" {...ownWords}>
      <p className={styles.title}>{words.failedTitle}</p>
      {isEdited && messages.some(({ line }) => line !== null) ? (
        <MistakeLine messages={messages} say={words.begins} onGoToLine={onGoToLine} />
      ) : (
        <StoryMessages messages={messages} onGoToLine={onGoToLine} />
      )}
    </div>
  );
}
