import { useEffect, useMemo, useState } from 'react';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';

/** How long to wait after the last key press before looking for files, in milliseconds. */
const PAUSE = 600;
const none: readonly StoryMessage[] = [];

/** Problems at the lines that name a file that the game does not have; the code that finds them is loaded then. */
export function useMissingFiles(
  program: StoryProgram,
  files: ReadonlyMap<string, Blob>,
): readonly StoryMessage[] {
  const [found, setFound] = useState(none);
  const paths = useMemo(() => [...files.keys()], [files]);
  useEffect(() => {
    if (paths.length === 0) return;
    let isStale = false;
    const look = async (): Promise<void> => {
      const { missingFileProblems } = await import(
        /* webpackChunkName: "studio-files" */ './missing-files'
      );
      const problems = missingFileProblems(program, paths);
      if (!isStale) setFound(problems.length === 0 ? none : problems);
    };
    // The writer can go on without these problems.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [program, paths]);
  return paths.length === 0 ? none : found;
}
