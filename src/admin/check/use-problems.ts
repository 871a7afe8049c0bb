import { useEffect } from 'react';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import type { Problem } from '../../core/problems/problem';
import { useSiteContent } from '../site-content';
import { useAfterPause } from './use-after-pause';

let latest: readonly Problem[] = [];

/** What is wrong with the file whose form is open. */
export const latestProblems = (): readonly Problem[] => latest;

type Check = (content: PreviewContent) => readonly Problem[] | Promise<readonly Problem[]>;

/** Checks a file while it is written, whenever its source or the rest of the site changes. */
export function useProblems(file: string, source: string, check: Check): readonly Problem[] {
  const content = useSiteContent();
  const problems = useAfterPause(() => check(content), [file, source, content]);
  useEffect(() => {
    latest = problems;
    return () => void (latest = []);
  }, [problems]);
  return problems;
}
