import type { Problem } from '../../core/problems/problem';

interface ProblemListProps {
  problems: readonly Problem[];
  onGoTo: (line: number) => void;
}

/** What is wrong with the page that is being written, each with a way to its line. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  return (
    <section className="deskProblems" aria-label="Problems" hidden={problems.length === 0}>
      <p role="status">{summaryOf(problems)}</p>
      <ul>
        {problems.map(({ line, message, hint, severity }) => (
          <li key={`${line} ${message}`} data-severity={severity}>
            <button type="button" onClick={() => onGoTo(line)}>
              Line {line}
            </button>{' '}
            {message} <span>{hint}</span>
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
