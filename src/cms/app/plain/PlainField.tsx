import { useMemo } from 'react';
import { highlightPieces, type Piece } from '../../../playground/editor/highlight-pieces';
import { inkPieces } from '../../../playground/editor/ink-highlighting';
import type { EditableData } from '../../editing/editable-data';
import { ProblemList } from '../check/ProblemList';
import { checkForm } from '../check/check-form';
import { markUnsaved } from '../check/mark-unsaved';
import { useHints } from '../check/use-hints';
import { useProblems } from '../check/use-problems';
import { wordsOf } from '../kit/diagnostics-of';
import { grammarOf } from '../kit/highlight-code';
import { baseExtensions } from '../source/base-extensions';
import { useSourceView } from '../source/use-source-view';

interface PlainFieldProps {
  id: string;
  value: string;
  file: string;
  /** The form, of which the text is a part. */
  data: EditableData;
  onChange: (value: string) => void;
}

/** The text of a file that is edited as it is, with what is wrong with it, and hints, above. */
export function PlainField({ id, value, file, data, onChange }: PlainFieldProps) {
  const problems = useProblems(file, value, (content) =>
    markUnsaved(file, data, checkForm(file, value, content)),
  );
  const hints = useHints(file, value);
  const all = useMemo(() => [...problems, ...hints], [problems, hints]);
  const { place, goTo } = useSourceView(
    () => [baseExtensions({ id, onChange }), plainHighlighting(file)],
    { file, value, linesAbove: 0, problems: all, onLineAbove: () => undefined },
  );
  return (
    <>
      <ProblemList
        problems={problems}
        hints={hints}
        onGoTo={(line, problem) => goTo(line, wordsOf(problem))}
      />
      <div className="cmsSource">
        <div ref={place} />
      </div>
    </>
  );
}

/** Highlights a file as the site highlights samples of its language. */
function plainHighlighting(file: string) {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return highlightPieces((text): readonly Piece[] => {
    if (extension === 'ink') return inkPieces(text);
    const grammar = grammarOf(extension);
    return grammar === null ? [] : [{ from: 0, to: text.length, grammar }];
  });
}
