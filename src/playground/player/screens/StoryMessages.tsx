import { playerMessages } from '../../../config/messages/player';
import type { StoryMessage } from '../../../ink/story/story-message';
import { Button } from '../../../ui/Button';
import { useMessageFile } from './message-file';
import { siteWords, useGameWords } from '../kit/game-words';
import * as styles from './StoryMessages.module.css';

const { severities, ...words } = playerMessages.messages;

interface StoryMessagesProps {
  messages: readonly StoryMessage[];
  /** Set if the reader can go to a line. */
  onGoToLine: ((file: string | null, line: number) => void) | undefined;
}

/** The problems that the compiler or the running story reports, each with its line. */
export function StoryMessages({ messages, onGoToLine }: StoryMessagesProps) {
  const { words: own, ownWords } = useGameWords();
  const names = { ...severities, error: own.failure.error };
  return (
    <ul className={styles.messages}>
      {messages.map((message, place) => (
        <li
          key={place}
          {...siteWords.ownWords}
          className={styles.message}
          data-severity={message.severity}
        >
          <p>
            <span {...ownWords} className={styles.severity}>
              {names[message.severity]}
            </span>{' '}
            <MessageLine message={message} onGoToLine={onGoToLine} />{' '}
            {message.toPlayers === undefined ? (
              textOf(message)
            ) : (
              <span {...ownWords}>{own.failure[message.toPlayers]}</span>
            )}
          </p>
          {message.hint !== null && <p className={styles.hint}>{message.hint}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Many failures of the engine already say what happens in a game. */
function textOf({ isEngineFailure, text }: StoryMessage): string {
  return isEngineFailure && !/\b(?:game|engine)\b/i.test(text) ? words.inEngine(text) : text;
}

interface MessageLineProps {
  message: StoryMessage;
  onGoToLine: StoryMessagesProps['onGoToLine'];
}

function MessageLine({ message: { file, line }, onGoToLine }: MessageLineProps) {
  const fileName = useMessageFile(file);
  if (line === null) return null;
  const name = fileName === null ? words.toLine(line) : words.toFileLine(fileName, line);
  if (onGoToLine === undefined) return <span className={styles.line}>{name}</span>;
  return (
    <Button kind="link" onClick={() => onGoToLine(file, line)}>
      {name}
    </Button>
  );
}
