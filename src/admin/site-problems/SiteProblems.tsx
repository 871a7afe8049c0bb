import { useState } from 'react';
import { createStorageSlot } from '../../browser/storage-slot';
import { cmsAddressOf } from '../../core/desk/cms-address';
import { sortProblems } from '../../core/problems/format-problems';
import type { Problem } from '../../core/problems/problem';
import { summaryOf } from '../check/ProblemList';
import { useOpenFile } from '../store/open-draft';

/** The CMS loads its page anew on the way from one form to another. */
const wasOpen = createStorageSlot('desk-site-problems', { persistence: 'session' });

interface SiteProblemsProps {
  problems: readonly Problem[];
  /** Opens a file that has no form at a line in the author’s editor; resolves with what happened. */
  onOpen: (file: string, line: number) => Promise<string>;
}

/** All problems of the saved content, those of the open file first; hidden if there are none. */
export function SiteProblems({ problems, onOpen }: SiteProblemsProps) {
  const [said, setSaid] = useState('');
  const openFile = useOpenFile();
  const sorted = sortProblems(problems);
  const own = sorted.filter(({ file }) => file === openFile);
  const others = sorted.filter(({ file }) => file !== openFile);
  const show = ({ file, line }: Problem) => void onOpen(file, line).then(setSaid);
  return (
    <aside className="deskSite" aria-label="Problems of the site" hidden={problems.length === 0}>
      <details
        open={wasOpen.get() === 'yes'}
        onToggle={({ currentTarget: { open } }) => (open ? wasOpen.set('yes') : wasOpen.delete())}
      >
        <summary data-only-hints={problems.every(({ advice }) => advice !== undefined)}>
          On the whole site: {summaryOf(problems)}
        </summary>
        <Problems heading="In the open file" problems={own} onOpen={show} />
        <Problems
          heading={own.length > 0 ? 'In other files' : 'In saved files'}
          problems={others}
          onOpen={show}
        />
        <p role="status">{said}</p>
      </details>
    </aside>
  );
}

interface ProblemsProps {
  heading: string;
  problems: readonly Problem[];
  onOpen: (problem: Problem) => void;
}

function Problems({ heading, problems, onOpen }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file}:${problem.line} ${problem.message}`}>
            <Place problem={problem} onOpen={onOpen} />
            <p>
              {problem.message} <span>{problem.hint}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a problem is: a link to its form, or, without one, a button for the editor. */
function Place({ problem, onOpen }: { problem: Problem; onOpen: (problem: Problem) => void }) {
  const { file, line } = problem;
  const address = cmsAddressOf(file, line);
  const place = `${file}:${line}`;
  if (address !== null) return <a href={address.slice('/admin/'.length)}>{place}</a>;
  return (
    <button type="button" title="Open in the editor" onClick={() => onOpen(problem)}>
      {place}
    </button>
  );
}
