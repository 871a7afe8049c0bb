import { docsRoot } from '../../config/docs-root';
import { editorMessages as words } from '../../config/messages/editor';
import type { StoryMessage } from '../../ink/story/story-message';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { UnbrokenArrows } from '../../ui/UnbrokenArrows';
import type { DismissedHints, MessageAction } from './ink-editor-content';
import * as styles from './ProblemList.module.css';

interface ProblemListProps {
  messages: readonly StoryMessage[];
  /** Whether the story has more than one file; if so, each message names its file. */
  hasFiles?: boolean;
  /** What one click does about a message. */
  actionsOf?: (message: StoryMessage) => readonly MessageAction[];
  /** Goes to the line of a message that has one. */
  onGoTo: (message: StoryMessage) => void;
  hints?: DismissedHints | undefined;
}

/** The problems that the compiler and the story report, most severe first; those with a line link to it. */
export function ProblemList({
  messages,
  hasFiles = false,
  onGoTo,
  actionsOf,
  hints,
}: ProblemListProps) {
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
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={styles.list} aria-label={problems.label}>
          {sorted.map((message, index) => (
            <li key={index} className={styles.item} data-severity={message.severity}>
              <Problem message={message} place={placeOf(message, hasFiles)} onGoTo={onGoTo} />
              {message.hint !== null && (
                <p className={styles.hint}>
                  <UnbrokenArrows text={message.hint} />
                </p>
              )}
              <Remedies
                message={message}
                place={placeOf(message, hasFiles)}
                actions={actionsOf?.(message) ?? []}
                onDismiss={hints?.dismiss}
              />
            </li>
          ))}
        </ul>
      )}
      {hints !== undefined && hints.count > 0 && (
        <Button kind="tool" className={styles.hidden} onClick={hints.restore}>
          {problems.hidden(hints.count)}
        </Button>
      )}
    </div>
  );
}

interface ProblemProps extends Pick<ProblemListProps, 'onGoTo'> {
  message: StoryMessage;
  place: string;
}

function Problem({ message, place, onGoTo }: ProblemProps) {
  const { severity, line, text } = message;
  const content = (
    <>
      <span className={styles.kind}>{words.problems.severities[severity]}</span>
      {place !== '' && <span className={styles.place}>{place}</span>}
      <span>
        <UnbrokenArrows text={text} />
      </span>
    </>
  );
  if (line === null) return <p className={styles.message}>{content}</p>;
  return (
    <Button kind="bare" className={styles.message} onClick={() => onGoTo(message)}>
      {content}
    </Button>
  );
}

interface RemediesProps {
  actions: readonly MessageAction[];
  message: StoryMessage;
  place: string;
  onDismiss: ((kind: string) => void) | undefined;
}

/** What can be done about a problem with one click, and where it is explained. */
function Remedies({ actions, message, place, onDismiss }: RemediesProps) {
  const { why, quiet } = message;
  const { problems } = words;
  const canDismiss = quiet !== undefined && onDismiss !== undefined;
  if (actions.length === 0 && !canDismiss && why === undefined) return null;
  return (
    <p className={styles.remedies}>
      {actions.map(({ name, run }) => (
        <Button
          key={name}
          isSmall
          className={styles.mend}
          aria-label={name === problems.mend ? problems.mendLine(place) : undefined}
          onClick={run}
        >
          {name}
        </Button>
      ))}
      {why !== undefined && (
        <Link href={addressOf(why)} target="_blank" aria-label={problems.whyLine(place)}>
          {problems.why}
        </Link>
      )}
      {canDismiss && (
        <Button
          kind="link"
          aria-label={problems.dismissKind(place)}
          onClick={() => onDismiss(quiet)}
        >
          {problems.dismiss}
        </Button>
      )}
    </p>
  );
}

/** The address of a page below the docs, perhaps with a heading. */
function addressOf(page: string): string {
  const [id = '', anchor] = page.split('#');
  return `${docsRoot}/${id}/${anchor === undefined ? '' : `#${anchor}`}`;
}

function placeOf({ file, line }: StoryMessage, hasFiles: boolean): string {
  const named = file ?? (hasFiles && line !== null ? words.files.main : null);
  return line === null ? (named ?? '') : words.problems.place(named, line);
}

function weight({ severity }: StoryMessage): number {
  return ['error', 'warning', 'note'].indexOf(severity);
}
