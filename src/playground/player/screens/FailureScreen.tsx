import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import { MistakeLine } from './MistakeLine';
import { StoryMessages } from './StoryMessages';
import { useGameWords } from '../kit/game-words';
import * as styles from './FailureScreen.module.css';

interface FailureScreenProps {
  messages: readonly StoryMessage[];
  /** Whether the editor beside it lists the errors. */
  isEdited: boolean;
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** Shown for a story that does not compile or cannot start: the reasons, line by line. */
export function FailureScreen({ messages, isEdited, onGoToLine }: FailureScreenProps) {
  const { words, ownWords } = useGameWords();
  return (
    <div className={styles.screen} role="alert" {...ownWords}>
      <p className={styles.title}>{words.failure.notStarted}</p>
      {isEdited && messages.some(({ line }) => line !== null) ? (
        <MistakeLine
          messages={messages}
          say={playerMessages.messages.begins}
          onGoToLine={onGoToLine}
        />
      ) : (
        <StoryMessages messages={messages} onGoToLine={onGoToLine} />
      )}
    </div>
  );
}
