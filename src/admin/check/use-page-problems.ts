import { useEffect, useState } from 'react';
import type { EditableData } from '../../core/editing/editable-data';
import { writePage } from '../../core/editing/editable-page';
import type { Problem } from '../../core/problems/problem';
import { useSiteContent } from '../site-content';
import { checkPage } from './check-page';
import { pageProblems } from './page-problems';

/** After so many milliseconds without a key, the page is checked. */
const PAUSE = 200;

let latest: readonly Problem[] = [];

/** What is wrong with the page in the form that is open. */
export const latestProblems = (): readonly Problem[] => latest;

/** Checks a page while it is written; returns what is wrong with it, in the words of its form. */
export function usePageProblems(file: string, data: EditableData): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const content = useSiteContent();
  const source = writePage(data);
  useEffect(() => {
    let isStale = false;
    const check = async () => {
      const found = pageProblems(data, await checkPage(file, source, content));
      if (isStale) return;
      latest = found;
      setProblems(found);
    };
    const timer = setTimeout(() => void check(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The source says all that matters of the data.
  }, [file, source, content]);
  useEffect(() => () => void (latest = []), []);
  return problems;
}
