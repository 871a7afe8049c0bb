import type { Problem } from '../../core/problems/problem';

interface ProblemListProps {
  problems: readonly Problem[];
  /** The words that lead to a problem. */
  wayTo?: (problem: Problem) => string;
  onGoTo: (line: number, problem: Problem) => void;
}

const lineOf = ({ line }: Problem) => `Line ${line}`;

/** What is wrong with the file that is being written, each with a way to its place. */
export function ProblemList({ problems, wayTo = lineOf, onGoTo }: ProblemListProps) {
  return (
    <section className="deskProblems" aria-label="Problems" hidden={problems.length === 0}>
      <p role="status">{summaryOf(problems)}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.message}`} data-severity={problem.severity}>
            <button type="button" onClick={() => onGoTo(problem.line, problem)}>
              {wayTo(problem)}
            </button>{' '}
            {problem.message} <span>{problem.hint}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many problems there are: as builds of a published site take warnings for errors, each of them stops one. */
export function summaryOf({ length }: readonly Problem[]): string {
  if (length === 0) return '';
  return length === 1 ? '1 problem that stops a build' : `${length} problems that stop a build`;
}
