import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import { Button } from '../../../ui/Button';
import { useMessageFile } from './message-file';
import * as styles from './MistakeLine.module.css';

const words = playerMessages.messages;

interface MistakeLineProps {
  messages: readonly StoryMessage[];
  /** Words the sentence for the place of the error. */
  say: (place: string) => string;
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** Says what happens once the first error is fixed, with a link to its line if it is known. */
export function MistakeLine({ messages, say, onGoToLine }: MistakeLineProps) {
  const mistake = messages.find(({ severity, line }) => severity === 'error' && line !== null);
  const fileName = useMessageFile(mistake?.file ?? null);
  if (mistake?.line == null) return <p className={styles.mistake}>{say(words.itsText)}</p>;
  const { file, line } = mistake;
  const sentence = say(fileName === null ? words.inLine(line) : words.inFileLine(fileName, line));
  if (onGoToLine === undefined) return <p className={styles.mistake}>{sentence}</p>;
  return (
    <Button kind="bare" className={styles.mistake} onClick={() => onGoToLine(file, line)}>
      {sentence}
    </Button>
  );
}
