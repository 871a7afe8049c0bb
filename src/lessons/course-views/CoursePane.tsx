import { useCallback, useEffect, useState } from 'react';
import { LoadFailureBox } from '../../base/browser/LoadFailureBox';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { useLatest } from '../../base/browser/use-latest';
import { messages } from '../../config/messages';
import { courseMessages as words } from '../../config/messages/course';
import type { StepOfCourse } from '../course/draw-steps';
import { OwnGame } from './OwnGame';
import { claimProject } from './claim-project';
import { loadChapter } from './load-chapter';

export interface CoursePaneProps extends StepOfCourse {
  onClose: () => void;
  /** The reader’s game has what the step needs. */
  onDone: () => void;
  /** Another step has been opened, and there is one pane in a page. */
  onReplaced: () => void;
}

/** The reader’s own game at a step of the course. There is one pane in a page, which moves from step to step. */
export function CoursePane({ before, after, steps, onReplaced, ...props }: CoursePaneProps) {
  const hasProject = useClaim(onReplaced);
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
      return hasProject ? (
        <OwnGame {...chapter.value} {...props} blocks={steps.at(-1) ?? []} />
      ) : null;
  }
}

/** Whether the former pane of the page has closed, so that the reader’s game can be opened in this one. */
function useClaim(onLost: () => void): boolean {
  const [hasProject, setHasProject] = useState(false);
  const lost = useLatest(onLost);
  useEffect(() => {
    let isGone = false;
    // Not while React renders this one.
    const claim = claimProject(() => queueMicrotask(() => lost.current()));
    void claim.ready.then(() => {
      if (!isGone) setHasProject(true);
    });
    return () => {
      isGone = true;
      claim.release();
    };
  }, [lost]);
  return hasProject;
}
