import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { Button } from '../../ui/Button';
import type { MessageAction } from './ink-editor-content';
import * as styles from './ProblemList.module.css';

interface ProblemListProps {
  messages: readonly StoryMessage[];
  /** Whether the story has more than one file; if so, each message names its file. */
  hasFiles?: boolean;
  /** What one click does about a message, if there is something. */
  actionOf?: (message: StoryMessage) => MessageAction | null;
  /** Goes to the line of a message that has one. */
  onGoTo: (message: StoryMessage) => void;
}

/** The problems that the compiler and the story report, most severe first; those with a line link to it. */
export function ProblemList({ messages, hasFiles = false, actionOf, onGoTo }: ProblemListProps) {
  const { problems } = words;
  const sorted = [...messages].sort((left, right) => weight(left) - weight(right));
  const count = (severity: StoryMessage['severity']) =>
    messages.filter((message) => message.severity === severity).length;
  return (
    <div className={styles.problems}>
      <p role="status" className={styles.summary}>
        {messages.length > 0 && problems.summary(count('error'), count('warning'), count('note'))}
      </p>
      {sorted.length > 0 && (
        // Safari removes the list role from lists without bullets.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.list} aria-label={problems.label}>
          {sorted.map((message, index) => (
            <li key={index} className={styles.item} data-severity={message.severity}>
              <Problem message={message} hasFiles={hasFiles} onGoTo={onGoTo} />
              {message.hint !== null && <p className={styles.hint}>{message.hint}</p>}
              <ProblemAction action={actionOf?.(message) ?? null} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ProblemAction({ action }: { action: MessageAction | null }) {
  if (action === null) return null;
  return (
    <Button isSmall className={styles.action} onClick={action.run}>
      {action.name}
    </Button>
  );
}

interface ProblemProps extends Required<Pick<ProblemListProps, 'hasFiles' | 'onGoTo'>> {
  message: StoryMessage;
}

function Problem({ message, hasFiles, onGoTo }: ProblemProps) {
  const { severity, line, text } = message;
  const { problems } = words;
  const file = message.file ?? (hasFiles && line !== null ? words.files.main : null);
  const place = line === null ? (file ?? '') : problems.place(file, line);
  const content = (
    <>
      <span className={styles.kind}>{problems.severities[severity]}</span>
      {place !== '' && <span className={styles.place}>{place}</span>}
      <span>{text}</span>
    </>
  );
  if (line === null) return <p className={styles.message}>{content}</p>;
  return (
    <Button kind="bare" className={styles.message} onClick={() => onGoTo(message)}>
      {content}
    </Button>
  );
}

function weight({ severity }: StoryMessage): number {
  return ['error', 'warning', 'note'].indexOf(severity);
}
