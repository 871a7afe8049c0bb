import { useState } from 'react';
import { sortProblems, summaryOf } from '../../base/problems/format-problems';
import { gradeOf, type Problem } from '../../base/problems/problem';
import type { ContentProblems } from '../../base/problems/problem-feed';
import { cmsAddressOf } from '../../config/cms-address';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/class-names';
import * as styles from './ProblemsPanel.module.css';

interface ProblemsPanelProps extends ContentProblems {
  /** Opens a file at a line in the author’s editor; resolves with what happened. */
  onOpen: (file: string, line: number) => Promise<string>;
}

/** The problems in the content, at the bottom of the page; hidden if there are none. Only in `develop`. */
export function ProblemsPanel({ problems, hasCms, onOpen }: ProblemsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const open = ({ file, line }: Problem) => void onOpen(file, line).then(setSaid);
  const isWrong = problems.some(({ advice }) => advice === undefined);
  const summary = `In the content: ${summaryOf(problems)}`;
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  return (
    <aside className={styles.panel} aria-label="Problems in the content" hidden={!problems.length}>
      <h2 className={styles.heading}>
        <Button
          kind="bare"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="content-problems"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classNames(styles.mark, isWrong && styles.error)} aria-hidden="true" />
          {summary}
          <span className={styles.chevron} aria-hidden="true" />
        </Button>
      </h2>
      {/* What a button holds is read with the button alone: the change is announced here. */}
      <VisuallyHidden as="p" role="status" className={styles.told}>
        {summary}
      </VisuallyHidden>
      <div id="content-problems" className={styles.body} hidden={!isOpen}>
        <ol className={styles.list}>
          {sortProblems(problems).map((problem) => (
            <li key={keyOf(problem)} className={styles.problem}>
              <span className={classNames(styles.severity, styles[gradeOf(problem)])}>
                {gradeOf(problem)}
              </span>{' '}
              <Place problem={problem} hasCms={hasCms} onOpen={open} />
              <p className={styles.message}>{problem.message}</p>
              <p className={styles.hint}>{problem.hint}</p>
            </li>
          ))}
        </ol>
        {fixable > 0 && (
          <p className={styles.note}>
            <code translate="no">npm run content:check -- --fix</code> can fix {fixable} of them.
          </p>
        )}
      </div>
      <p role="status" className={styles.said} hidden={!isOpen}>
        {said}
      </p>
    </aside>
  );
}

interface PlaceProps {
  problem: Problem;
  hasCms: boolean;
  onOpen: (problem: Problem) => void;
}

/** Where a problem is: a link into the CMS if it has a form for the file, otherwise a button for the editor. */
function Place({ problem, hasCms, onOpen }: PlaceProps) {
  const { file, line } = problem;
  const address = hasCms ? cmsAddressOf(file, line) : null;
  return address === null ? (
    <Button
      kind="link"
      className={styles.place}
      title="Open in the editor"
      onClick={() => onOpen(problem)}
    >
      {file}:{line}
    </Button>
  ) : (
    // All links share one window, next to that of the site.
    <a className={styles.place} href={address} target="atrament-cms" title="Open in the CMS">
      {file}:{line}
    </a>
  );
}

function keyOf({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
