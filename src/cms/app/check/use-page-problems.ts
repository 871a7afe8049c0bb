import type { Problem } from '../../../base/problems/problem';
import type { EditableData } from '../../editing/editable-data';
import { writePage } from '../../editing/editable-page';
import { checkPage } from './check-page';
import { markUnsaved } from './mark-unsaved';
import { pageProblems } from './page-problems';
import { useProblems } from './use-problems';

/** Checks a page while it is written; returns what is wrong with it, in the words of its form. */
export function usePageProblems(file: string, data: EditableData): readonly Problem[] {
  const source = writePage(data);
  return useProblems(file, source, async (content) =>
    pageProblems(data, markUnsaved(file, data, await checkPage(file, source, content))),
  );
}
