import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import { StoryMessages } from './StoryMessages';
import * as styles from './Remarks.module.css';

interface RemarksProps {
  messages: readonly StoryMessage[];
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** Notes for writers that players can ignore, collapsed below the story. */
export function Remarks({ messages, onGoToLine }: RemarksProps) {
  if (messages.length === 0) return null;
  const warnings = messages.filter(({ severity }) => severity === 'warning').length;
  return (
    <details className={styles.remarks} data-keys="own">
      <summary className={styles.summary}>
        {playerMessages.messages.remarks(warnings, messages.length - warnings)}
      </summary>
      <div className={styles.list}>
        <StoryMessages messages={messages} onGoToLine={onGoToLine} />
      </div>
    </details>
  );
}
