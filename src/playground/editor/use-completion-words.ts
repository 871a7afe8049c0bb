import { useEffect, useState } from 'react';
import type { CompletionWords } from '../../ink/words/completion-words';

/**
 * The engine’s words, loaded from the address where the build serves them once they are wanted; null until they are
 * loaded, and permanently if loading fails.
 */
export function useCompletionWords(address: string, isWanted: boolean): CompletionWords | null {
  const [words, setWords] = useState<CompletionWords | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setWords((await answer.json()) as CompletionWords);
      })
      // The user can write without completions.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address, isWanted]);
  return words;
}
