import { withPrefix } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { builtStoryAddress } from '../../ink/compile/built-story';
import { isSameProgram, type StoryProgram } from '../../ink/story/story-program';
import type { PlayedProgram } from '../player/engine/protocol';

/** After how many milliseconds a compiled story that has not arrived is compiled here instead. */
const PATIENCE = 8000;

interface Fetched {
  address: string;
  /** Null if the site does not have the story. */
  json: string | null;
}

/**
 * The program to play, with its compiled version if the site has one, so that no compiler is loaded; null while that
 * is loading.
 */
export function usePlayedProgram(
  program: StoryProgram,
  compiled: StoryProgram | null,
): PlayedProgram | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const address = useMemo(
    () => (isSameProgram(program, compiled) ? builtStoryAddress(program) : null),
    [program, compiled],
  );
  useEffect(() => {
    if (address === null) return;
    let isStale = false;
    void fetchStory(address).then((json) => {
      if (!isStale) setFetched({ address, json });
    });
    return () => {
      isStale = true;
    };
  }, [address]);
  return useMemo(() => {
    if (address === null) return program;
    if (fetched?.address !== address) return null;
    return fetched.json === null ? program : { ...program, json: fetched.json };
  }, [program, address, fetched]);
}

async function fetchStory(address: string): Promise<string | null> {
  try {
    const answer = await fetch(withPrefix(address), { signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text();
    // Some hosts answer with a page for missing files.
    return answer.ok && text.startsWith('{"inkVersion"') ? text : null;
  } catch {
    return null;
  }
}
