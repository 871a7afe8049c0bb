import { useRef, useState } from 'react';
import { createStorageSlot } from '../../../base/browser/storage-slot';
import { sortProblems, summaryOf } from '../../../base/problems/format-problems';
import { gradeOf, type Problem } from '../../../base/problems/problem';
import { countOf } from '../../../base/text/words';
import { cmsAddressOf } from '../../../config/cms-address';
import { Button } from '../../../ui/Button';
import { ProblemItems } from '../check/ProblemList';
import { formProblems } from '../check/form-problems';
import { useOpenFile } from '../store/open-draft';
import { siteProblems } from './site-problems';
import { isSame, useSavedForm } from './use-saved-form';

/** The CMS loads its page anew on the way from one form to another. */
const wasOpen = createStorageSlot('cms-site-problems', { persistence: 'session' });

interface ProblemsBarProps {
  /** Opens a file that has no form at a line in the author’s editor; resolves with what happened. */
  onOpen: (file: string, line: number) => Promise<string>;
  /** Whether saved files are checked. */
  isLocal: boolean;
}

/**
 * What is wrong in the open form, whichever part of it is in view, and in all saved files, that of the form first; nothing
 * if all is well.
 */
export function ProblemsBar({ onOpen, isLocal }: ProblemsBarProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState('');
  const file = useOpenFile();
  const form = formProblems.use();
  const here = form === null ? [] : [...form.problems, ...form.hints];
  useSavedForm(isLocal ? file : undefined, form === null ? null : here);
  const isHere = (saved: Problem) =>
    saved.file === file && here.some((problem) => isSame(problem, saved));
  const all = sortProblems(siteProblems.use().filter((problem) => !isHere(problem)));
  const ofForm = all.filter((problem) => problem.file === file);
  const saved = [...ofForm, ...all.filter((problem) => problem.file !== file)];
  if (here.length + saved.length === 0) return null;
  return (
    <aside className="cmsProblemsBar" aria-label="All problems">
      <details
        ref={details}
        open={wasOpen.get() === 'yes'}
        onToggle={({ currentTarget: { open } }) => (open ? wasOpen.set('yes') : wasOpen.delete())}
      >
        <summary>
          <Count of={here} place="In this form" />
          <Count of={saved} place="In saved files" />
        </summary>
        {form !== null && here.length > 0 && (
          <>
            <h2>In this form</h2>
            <ProblemItems
              problems={here}
              wayTo={form.wayTo}
              onGoTo={(line, problem) => {
                // It may lie over that line.
                details.current?.removeAttribute('open');
                form.onGoTo(line, problem);
              }}
            />
          </>
        )}
        {saved.length > 0 && (
          <>
            <h2>In saved files</h2>
            <ul>
              {saved.map((problem) => (
                <li key={`${problem.file}:${problem.line} ${problem.message}`}>
                  <Place
                    problem={problem}
                    onOpen={() => void onOpen(problem.file, problem.line).then(setSaid)}
                  />
                  <p>
                    {problem.message} <span>{problem.hint}</span>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status">{said}</p>
      </details>
    </aside>
  );
}

/** How much is wrong in a place; nothing if all is well there. */
function Count({ of, place }: { of: readonly Problem[]; place: string }) {
  const problems = of.filter((problem) => gradeOf(problem) === 'problem');
  const hints = of.length - problems.length;
  if (of.length === 0) return null;
  return (
    <span data-only-hints={problems.length === 0}>
      {place}: {summaryOf(problems)}
      {problems.length > 0 && hints > 0 && ', '}
      {hints > 0 && <small>{countOf(hints, 'hint')}</small>}
    </span>
  );
}

/** Where a problem is: a link to its form, or, without one, a button for the editor. */
function Place({ problem: { file, line }, onOpen }: { problem: Problem; onOpen: () => void }) {
  const address = cmsAddressOf(file, line);
  const place = `${file}:${line}`;
  if (address !== null) return <a href={address.slice('/admin/'.length)}>{place}</a>;
  return (
    <Button kind="link" title="Open in the editor" onClick={onOpen}>
      {place}
    </Button>
  );
}
