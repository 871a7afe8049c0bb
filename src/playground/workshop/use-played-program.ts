import { withPrefix } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { builtStoryAddress } from '../../core/samples/built-story';
import type { PlayedProgram, StoryProgram } from '../engine/protocol';

/** Milliseconds after which a story that does not come is compiled here. */
const PATIENCE = 8000;

interface Fetched {
  address: string;
  /** Null where the site has no such story. */
  json: string | null;
}

/**
 * What is to be played. The text that the site holds compiled, if there is one, comes so, and no compiler is loaded for
 * it; null while it is on its way.
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

/** Whether two programs are the same text. */
export function isSameProgram(one: StoryProgram | null, other: StoryProgram | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

async function fetchStory(address: string): Promise<string | null> {
  try {
    const answer = await fetch(withPrefix(address), { signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text();
    // Some hosts answer with a page for what they do not have.
    return answer.ok && text.startsWith('{"inkVersion"') ? text : null;
  } catch {
    return null;
  }
}
