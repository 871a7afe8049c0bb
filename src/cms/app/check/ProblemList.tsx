import { useEffect } from 'react';
import { summaryOf } from '../../../base/problems/format-problems';
import type { Problem } from '../../../base/problems/problem';
import { Button } from '../../../ui/Button';
import { formProblems, type FormProblems } from './form-problems';

const lineOf = ({ line }: Problem) => `Line ${line}`;

/** What is wrong with the file that is being written, and below it the hints, each with a way to its place. */
export function ProblemList(props: Omit<FormProblems, 'wayTo'> & Partial<FormProblems>) {
  const { problems, hints, wayTo = lineOf, onGoTo } = props;
  useEffect(() => {
    formProblems.set({ problems, hints, wayTo, onGoTo });
    return () => formProblems.set(null);
    // oxlint-disable-next-line react/exhaustive-deps -- The ways are those of the problems.
  }, [problems, hints]);
  return (
    <>
      <section className="cmsProblems" aria-label="Problems" hidden={problems.length === 0}>
        <p role="status">{summaryOf(problems)}</p>
        <ProblemItems problems={problems} wayTo={wayTo} onGoTo={onGoTo} />
      </section>
      <section className="cmsHints" aria-label="Hints" hidden={hints.length === 0}>
        <details>
          <summary>{summaryOf(hints)}</summary>
          <ProblemItems problems={hints} wayTo={wayTo} onGoTo={onGoTo} />
        </details>
      </section>
    </>
  );
}

/** Problems of the open form, each after the way to its place. */
export function ProblemItems({ problems, wayTo, onGoTo }: Omit<FormProblems, 'hints'>) {
  return (
    <ul>
      {problems.map((problem, index) => (
        <li key={`${problem.line} ${problem.message} ${index}`}>
          <Button kind="link" onClick={() => onGoTo(problem.line, problem)}>
            {wayTo(problem)}
          </Button>{' '}
          {problem.message} <span>{problem.hint}</span>
        </li>
      ))}
    </ul>
  );
}
