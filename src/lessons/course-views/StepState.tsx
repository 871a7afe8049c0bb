import { useEffect, useMemo } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import { useLatest } from '../../base/browser/use-latest';
import { courseMessages as words } from '../../config/messages/course';
import type { StoryMessage } from '../../ink/story/story-message';
import { stepGap } from '../course/step-gap';
import { UnbrokenArrows } from '../../ui/UnbrokenArrows';
import { explainGap } from './explain-gap';
import * as styles from './StepState.module.css';

/** How long to wait after the last key press, in milliseconds. */
const TYPING_PAUSE = 1000;

interface StepStateProps {
  /** The reader’s text. */
  own: string;
  /** The text of the course before the step. */
  before: string;
  blocks: readonly string[];
  /** Whether the reader has written anything yet. */
  isChanged: boolean;
  /** The first error of the story, which comes first. */
  error: StoryMessage | null;
  onDone: () => void;
}

/** What the reader’s text still lacks of a step, after a pause in typing; or, at once, that the step is done. */
export function StepState({ own, before, blocks, isChanged, error, onDone }: StepStateProps) {
  const settled = useDelayed(own, TYPING_PAUSE);
  const isDone = useMemo(() => stepGap(own, before, blocks) === null, [own, before, blocks]);
  const gap = useMemo(() => stepGap(settled, before, blocks), [settled, before, blocks]);
  const isRight = isDone && error === null;
  const latest = useLatest({ isRight, onDone });
  // Whether the story has an error is known a little later than what it lacks; readers may be gone by then.
  const isSure = isRight && settled === own;
  useEffect(() => {
    if (isSure) latest.current.onDone();
  }, [isSure, latest]);
  useEffect(
    () => () => {
      const { isRight: wasRight, onDone: mark } = latest.current;
      if (wasRight) mark();
    },
    [latest],
  );
  const tell = (): string => {
    if (error !== null) return words.errorFirst(error.line);
    if (isDone) return words.done;
    return isChanged && gap !== null ? explainGap(gap) : words.waiting;
  };
  return (
    <p
      role="status"
      aria-label={words.step}
      className={styles.state}
      data-done={isRight || undefined}
    >
      <UnbrokenArrows text={tell()} />
    </p>
  );
}
