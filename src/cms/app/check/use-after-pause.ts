import { useEffect, useState, type DependencyList } from 'react';
import type { Problem } from '../../../base/problems/problem';

/** After so many milliseconds without a key, a form is checked. */
const PAUSE = 200;

/** What a check finds, whenever something that it depends on has changed and typing pauses. */
export function useAfterPause(
  check: () => readonly Problem[] | Promise<readonly Problem[]>,
  dependencies: DependencyList,
): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isStale = false;
    const run = async () => {
      const found = await check();
      if (!isStale) setProblems(found);
    };
    const timer = setTimeout(() => void run(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- They are what matters to the check.
  }, dependencies);
  return problems;
}
