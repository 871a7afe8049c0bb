import { useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { EditProblem } from '../../story-edits/text-edit';

interface Outcome {
  /** Why the last act could not be done; null if there is no reason. */
  problem: string | null;
  /** Takes what came of an act, and closes the form if it was done. */
  settle: (problem: EditProblem | null) => void;
  /** Forgets the problem, because something else is typed. */
  clear: () => void;
}

/** What came of the act that a form asks for. */
export function useOutcome(onDone: () => void): Outcome {
  const [problem, setProblem] = useState<EditProblem | null>(null);
  return {
    problem: problem && words.problems[problem],
    settle: (found) => {
      setProblem(found);
      if (found === null) onDone();
    },
    clear: () => setProblem(null),
  };
}
