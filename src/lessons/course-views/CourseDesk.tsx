import { useCallback, useEffect, useState } from 'react';
import { LoadFailureBox } from '../../base/browser/LoadFailureBox';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { useLatest } from '../../base/browser/use-latest';
import { messages } from '../../config/messages';
import { courseMessages as words } from '../../config/messages/course';
import type { StepOfCourse } from '../course/draw-steps';
import { OwnGame } from './OwnGame';
import { loadChapter } from './load-chapter';
import { takeTurn } from './take-turn';

export interface CourseDeskProps extends StepOfCourse {
  onClose: () => void;
  /** The reader’s game has what the step needs. */
  onDone: () => void;
  /** Another step has been opened, and there is one desk in a page. */
  onReplaced: () => void;
}

/** The desk of the course: the reader’s own game, at a step. There is one in a page, which moves from step to step. */
export function CourseDesk({ before, after, steps, onReplaced, ...props }: CourseDeskProps) {
  const [isTurn, setIsTurn] = useState(false);
  const replaced = useLatest(onReplaced);
  useEffect(() => {
    let isGone = false;
    // Not while React renders this one.
    const turn = takeTurn(() => queueMicrotask(() => replaced.current()));
    void turn.ready.then(() => {
      if (!isGone) setIsTurn(true);
    });
    return () => {
      isGone = true;
      turn.end();
    };
  }, [replaced]);
  const load = useCallback(() => loadChapter({ before, after, steps }), [before, after, steps]);
  const chapter = useDeferredModule(load);
  switch (chapter.state) {
    case 'waiting':
      return null;
    case 'slow':
      return <p role="status">{messages.navigation.loading}</p>;
    case 'failed':
      return (
        <LoadFailureBox title={words.notLoaded} error={chapter.error} onRetry={chapter.retry} />
      );
    case 'loaded':
      return isTurn ? <OwnGame {...chapter.value} {...props} blocks={steps.at(-1) ?? []} /> : null;
  }
}
