import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import type { EditableData } from '../../editing/editable-data';
import { linesAboveText, writePage } from '../../editing/editable-page';
import { ProblemList } from '../check/ProblemList';
import { keyOfProblem, placesInForm } from '../check/place-in-form';
import { useFinished, useHints } from '../check/use-hints';
import { usePageProblems } from '../check/use-page-problems';
import { wordsOf } from '../kit/diagnostics-of';
import { openSettingsFor } from '../settings/open-settings';
import { SourceEditor, type SourceEditorHandle } from './SourceEditor';
import type { PictureUpload } from './pictures/draft-pictures';

interface SourceFieldProps {
  id: string;
  value: string;
  file: string;
  /** All fields of the page’s form. */
  data: EditableData;
  upload: PictureUpload;
  /** Adds a word to the site’s own; null where that is not done here. */
  addWord: ((word: string) => Promise<void>) | null;
  onChange: (value: string) => void;
}

/** A page’s text, with what is wrong with the page, and hints, above it. */
export function SourceField(props: SourceFieldProps) {
  const { id, value, file, data, upload, addWord, onChange } = props;
  const editor = useRef<SourceEditorHandle>(null);
  const problems = usePageProblems(file, data);
  const { hints, onTyping } = useFinished(useHints(file, writePage(data)));
  const all = useMemo(() => [...problems, ...hints], [problems, hints]);
  useEffect(() => {
    // One with a problem is not left hidden.
    for (const problem of problems) openSettingsFor(keyOfProblem(data, problem));
    // oxlint-disable-next-line react/exhaustive-deps -- The author may close them again.
  }, [problems]);
  const [failure, setFailure] = useState('');
  const tryToAdd = useCallback(
    (word: string) => {
      setFailure('');
      addWord?.(word).catch((error: unknown) =>
        setFailure(`“${word}” was not added. ${describeError(error)}`),
      );
    },
    [addWord],
  );
  return (
    <>
      <ProblemList
        problems={problems}
        hints={hints}
        wayTo={placesInForm(data)}
        onGoTo={(line, problem) => {
          if (problem.missingKey !== undefined) focusField(problem.missingKey);
          else editor.current?.goTo(line, wordsOf(problem));
        }}
      />
      {failure !== '' && (
        <p role="alert" className="cmsFailure">
          {failure}
        </p>
      )}
      <SourceEditor
        ref={editor}
        id={id}
        file={file}
        upload={upload}
        value={value}
        linesAbove={linesAboveText(data)}
        problems={all}
        addWord={addWord && tryToAdd}
        onChange={onChange}
        onTyping={onTyping}
        onLineAbove={(line) => focusField(keyOfProblem(data, { line }))}
      />
    </>
  );
}

/** Focuses the form’s field for a frontmatter key, if there is one; the CMS names fields after their keys. */
function focusField(key: string | null): void {
  openSettingsFor(key);
  // Once it is shown.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[id^="${key}-field-"]`)?.focus(),
  );
}
