import { courseMessages as words } from '../../config/messages/course';
import { ProjectState } from '../../playground/projects/ProjectState';
import { useOpenProject } from '../../playground/projects/store/use-project-manager';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import type { StepText } from './use-step-text';
import * as styles from './OwnGame.module.css';

interface StepHeadProps {
  text: StepText;
  /** The text of the course before the step. */
  source: string;
  /** Whether the reader’s game begins with it. */
  isNew: boolean;
}

/** Above the text: what can be done with it at a step, and what has been done. */
export function StepHead({ text, source, isNew }: StepHeadProps) {
  const { manager, state } = useOpenProject();
  const { project, notOpened } = state;
  const { isReadOnly, missing, former } = text;
  const isAsBefore = text.program.source === source;
  return (
    <div className={styles.head}>
      <div className={styles.ways}>
        <Button disabled={isReadOnly} onClick={text.putIn}>
          {words.putIn}
        </Button>
        <Button disabled={isReadOnly || isAsBefore} onClick={text.startHere}>
          {words.startHere}
        </Button>
        {project !== null && (
          <Link href={`/playground/?project=${project.id}`} className={styles.playground}>
            {words.playground}
          </Link>
        )}
      </div>
      <div role="status" className={styles.notices}>
        {notOpened !== null && <p>{notOpened === 'newer-site' ? words.newer : words.gone}</p>}
        {isNew && isAsBefore && source !== '' && <p>{words.filled}</p>}
        {missing !== null && <p>{words.noPlace(missing)}</p>}
        {former !== null && (
          <p>
            {words.started} {manager.storage.isLasting ? words.startedKept : words.startedLost}{' '}
            <Button kind="link" onClick={text.takeBack}>
              {words.takeBack}
            </Button>
          </p>
        )}
      </div>
      {/* Whoever types the very first line should not be stopped. */}
      <ProjectState manager={manager} state={state} isQuiet={source === ''} />
    </div>
  );
}
