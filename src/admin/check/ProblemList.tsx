import type { Problem } from '../../core/problems/problem';
import { countOf } from '../../core/text/words';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Advice on spelling and style. */
  hints: readonly Problem[];
  /** The words that lead to a problem. */
  wayTo?: (problem: Problem) => string;
  onGoTo: (line: number, problem: Problem) => void;
}

const lineOf = ({ line }: Problem) => `Line ${line}`;

/** What is wrong with the file that is being written, and below it the hints, each with a way to its place. */
export function ProblemList({ problems, hints, wayTo = lineOf, onGoTo }: ProblemListProps) {
  const listOf = (listed: readonly Problem[]) => (
    <ul>
      {listed.map((problem, index) => (
        <li key={`${problem.line} ${problem.message} ${index}`}>
          <button type="button" onClick={() => onGoTo(problem.line, problem)}>
            {wayTo(problem)}
          </button>{' '}
          {problem.message} <span>{problem.hint}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section className="deskProblems" aria-label="Problems" hidden={problems.length === 0}>
        <p role="status">{summaryOf(problems)}</p>
        {listOf(problems)}
      </section>
      <section className="deskHints" aria-label="Hints" hidden={hints.length === 0}>
        <details>
          <summary>{summaryOf(hints)}</summary>
          {listOf(hints)}
        </details>
      </section>
    </>
  );
}

/**
 * How many problems there are: as builds of a published site take warnings for errors, each of them stops one, and only
 * advice on spelling and style does not.
 */
export function summaryOf(problems: readonly Problem[]): string {
  const hints = problems.filter(({ advice }) => advice !== undefined).length;
  const stopping = problems.length - hints;
  return [
    ...(stopping === 0
      ? []
      : [`${countOf(stopping, 'problem')} that ${stopping === 1 ? 'stops' : 'stop'} a build`]),
    ...(hints === 0 ? [] : [`${countOf(hints, 'hint')} on spelling and style`]),
  ].join(', ');
}
