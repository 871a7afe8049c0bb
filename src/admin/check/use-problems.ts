import { useEffect, useState } from 'react';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import type { Problem } from '../../core/problems/problem';
import { useSiteContent } from '../site-content';

/** After so many milliseconds without a key, the form is checked. */
const PAUSE = 200;

let latest: readonly Problem[] = [];

/** What is wrong with the file whose form is open. */
export const latestProblems = (): readonly Problem[] => latest;

type Check = (content: PreviewContent) => readonly Problem[] | Promise<readonly Problem[]>;

/** Checks a file while it is written, whenever its source or the rest of the site changes. */
export function useProblems(file: string, source: string, check: Check): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const content = useSiteContent();
  useEffect(() => {
    let isStale = false;
    const run = async () => {
      const found = await check(content);
      if (isStale) return;
      latest = found;
      setProblems(found);
    };
    const timer = setTimeout(() => void run(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The source says all that matters to the check.
  }, [file, source, content]);
  useEffect(() => () => void (latest = []), []);
  return problems;
}
