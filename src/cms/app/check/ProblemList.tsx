import { useEffect, useRef } from 'react';
import { summaryOf } from '../../../base/problems/format-problems';
import type { Problem } from '../../../base/problems/problem';
import { Button } from '../../../ui/Button';
import { formProblems, type FormProblems } from './form-problems';

const lineOf = ({ line }: Problem) => `Line ${line}`;

/**
 * What is wrong with the file that is being written, and hints, each with a way to its place. Its room is the same
 * whatever is found, and its lists lie over the form: nothing moves under the hand of who writes.
 */
export function ProblemList(props: Omit<FormProblems, 'wayTo'> & Partial<FormProblems>) {
  const { problems, hints, wayTo = lineOf, onGoTo } = props;
  useEffect(() => {
    formProblems.set({ problems, hints, wayTo, onGoTo });
    return () => formProblems.set(null);
    // oxlint-disable-next-line react/exhaustive-deps -- The ways are those of the problems.
  }, [problems, hints]);
  return (
    <div className="cmsChecks">
      <FoundList name="Problems" problems={problems} wayTo={wayTo} onGoTo={onGoTo} />
      <FoundList name="Hints" problems={hints} wayTo={wayTo} onGoTo={onGoTo} />
    </div>
  );
}

type FoundListProps = Omit<FormProblems, 'hints'> & { name: string };

function FoundList({ name, problems, wayTo, onGoTo }: FoundListProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // It lies over the text: it goes with Escape, and when the work goes on there.
  useEffect(() => {
    const shown = details.current;
    const closeBehind = ({ target }: FocusEvent) => {
      if (!shown?.contains(target as Node)) shown?.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      shown?.removeAttribute('open');
      shown?.querySelector('summary')?.focus();
    };
    document.addEventListener('focusin', closeBehind);
    shown?.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('focusin', closeBehind);
      shown?.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <section className={`cms${name}`} aria-label={name} hidden={problems.length === 0}>
      <details ref={details} name="cms-checks">
        <summary>
          <span role="status">{summaryOf(problems)}</span>
        </summary>
        <ProblemItems
          problems={problems}
          wayTo={wayTo}
          onGoTo={(line, problem) => {
            details.current?.removeAttribute('open');
            onGoTo(line, problem);
          }}
        />
      </details>
    </section>
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
          {problem.stopsSaving === true && <strong>Stops saving: </strong>}
          {problem.message} <span>{problem.hint}</span>
        </li>
      ))}
    </ul>
  );
}
