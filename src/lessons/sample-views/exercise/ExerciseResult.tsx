import { useState, type ReactNode } from 'react';
import { useDelayed } from '../../../base/browser/use-delayed';
import { useStoredValue } from '../../../base/browser/use-stored-value';
import { exerciseMessages as words } from '../../../config/messages/exercises';
import { UnbrokenArrows } from '../../../ui/UnbrokenArrows';
import { progressSlot } from '../drafts/draft-slot';
import { parseProgress } from './progress';
import { useExerciseCheck, type CheckState, type OpenedExercise } from './use-exercise-check';
import * as styles from './ExerciseResult.module.css';

/** How long to wait after the last key press, in milliseconds. */
const TYPING_PAUSE = 500;

export interface ExerciseResultProps extends OpenedExercise {
  source: string;
  /** Whether the reader has written anything yet. */
  isChanged: boolean;
}

/** What the text in the editor still lacks, in one sentence, or that it is done. */
export function ExerciseResult({ id, checks, source, isChanged }: ExerciseResultProps) {
  const state = useExerciseCheck({ id, checks }, useDelayed(source, TYPING_PAUSE));
  const [slot] = useState(progressSlot);
  const wasDone = parseProgress(useStoredValue(slot)).done.includes(id);
  const done = state !== null && typeof state === 'object' && state.isDone ? state : null;
  return (
    <div
      role="status"
      aria-label={words.result}
      className={styles.result}
      data-done={done === null ? undefined : ''}
    >
      {done !== null ? (
        <>
          <p className={styles.say}>{words.done}</p>
          {!done.isKept && <p className={styles.fact}>{words.notKept}</p>}
        </>
      ) : (
        <Missing state={isChanged ? state : null} wasDone={wasDone} />
      )}
    </div>
  );
}

function Missing({ state, wasDone }: { state: CheckState; wasDone: boolean }) {
  if (state === null)
    return <p className={styles.fact}>{wasDone ? words.doneBefore : words.begin}</p>;
  if (state === 'late') return <p className={styles.fact}>{words.checking}</p>;
  if (state === 'not-loaded') return <p className={styles.say}>{words.notLoaded}</p>;
  const { say, taken, issue } = state;
  return (
    <>
      {say !== null && <p className={styles.say}>{withCode(say)}</p>}
      {issue !== null && (
        <p className={say === null ? styles.say : styles.fact}>
          {issue.line !== null && `${words.line(issue.line)}: `}
          <UnbrokenArrows text={`${issue.text} ${issue.hint}`} />
        </p>
      )}
      {taken.length > 0 && <p className={styles.fact}>{words.after(taken.join(' → '))}</p>}
      {wasDone && <p className={styles.fact}>{words.doneNotNow}</p>}
    </>
  );
}

/** The sentence of a check, whose authors put code between backticks. */
const withCode = (say: string): ReactNode[] =>
  say.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code translate="no" key={index}>
        {part}
      </code>
    ) : (
      part
    ),
  );
