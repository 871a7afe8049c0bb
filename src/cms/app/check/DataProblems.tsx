import type { Problem } from '../../../base/problems/problem';
import { cmsAddressOf } from '../../../config/cms-address';
import { BROKEN, type EditableData } from '../../editing/editable-data';
import { placeAtLine } from '../../editing/place-at-line';
import { textOfForm } from '../kit/form-text';
import { goToPlace } from '../lists/list-items';
import { ProblemList } from './ProblemList';
import { checkForm } from './check-form';
import { markUnsaved } from './mark-unsaved';
import { inFormWords } from './page-problems';
import { useHints } from './use-hints';
import { useProblems } from './use-problems';

interface DataProblemsProps {
  file: string;
  /** All fields of the form. */
  data: EditableData;
}

/** What is wrong with a data file, and hints, above its form. */
export function DataProblems({ file, data }: DataProblemsProps) {
  // A file that cannot be read has no form: the CMS says why.
  const source = BROKEN in data ? '' : textOfForm(file, data);
  const problems = useProblems(file, source, (content) =>
    BROKEN in data
      ? []
      : markUnsaved(file, data, checkForm(file, source, content)).map((it) =>
          inFormWords(it, 'Fill it in, or remove the item.'),
        ),
  );
  const hints = useHints(file, source);
  const goTo = (problem: Problem) => {
    if (problem.file === file) return void goToPlace(placeAtLine(source, problem.line));
    const address = cmsAddressOf(problem.file, problem.line);
    if (address !== null) window.location.hash = new URL(address, document.baseURI).hash;
  };
  return (
    <ProblemList
      problems={problems}
      hints={hints}
      wayTo={() => 'Show'}
      onGoTo={(_, it) => goTo(it)}
    />
  );
}
