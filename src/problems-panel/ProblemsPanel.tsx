import { clsx } from 'clsx';
import { useState } from 'react';
import { sortProblems } from '../core/problems/format-problems';
import type { Problem } from '../core/problems/problem';
import * as styles from './ProblemsPanel.module.css';

interface ProblemsPanelProps {
  problems: readonly Problem[];
  /** Opens a file at a line in the author’s editor. */
  onOpen: (file: string, line: number) => void;
}

/** The problems in the content, at the bottom of the page; hidden if there are none. Only in `develop`. */
export function ProblemsPanel({ problems, onOpen }: ProblemsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = countOf(errors, problems.length - errors);
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  return (
    <aside className={styles.panel} aria-label="Problems in the content" hidden={!problems.length}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="content-problems"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={clsx(styles.mark, errors > 0 && styles.error)} aria-hidden="true" />
          {count}
          <span className={styles.chevron} aria-hidden="true" />
        </button>
      </h2>
      {/* What a button holds is read with the button alone: the change is told here. */}
      <p role="status" className={styles.told}>
        {count}
      </p>
      <div id="content-problems" className={styles.body} hidden={!isOpen}>
        <ol className={styles.list}>
          {sortProblems(problems).map((problem) => (
            <li key={keyOf(problem)} className={styles.problem}>
              <span className={clsx(styles.severity, styles[problem.severity])}>
                {problem.severity}
              </span>{' '}
              <button
                type="button"
                className={styles.place}
                title="Open in the editor"
                onClick={() => onOpen(problem.file, problem.line)}
              >
                {problem.file}:{problem.line}
              </button>
              <p className={styles.message}>{problem.message}</p>
              <p className={styles.hint}>{problem.hint}</p>
            </li>
          ))}
        </ol>
        {fixable > 0 && (
          <p className={styles.note}>
            <code>npm run content:check -- --fix</code> can fix {fixable} of them.
          </p>
        )}
      </div>
    </aside>
  );
}

function countOf(errors: number, warnings: number): string {
  const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const parts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' and ')} in the content`;
}

function keyOf({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
