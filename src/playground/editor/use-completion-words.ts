import { useEffect, useState } from 'react';
import type { CompletionWords } from '../../core/reference/completion-words';

/**
 * The engine’s words from the address that the build serves them at, once they are wanted; null until they are there,
 * and for good if they are not.
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
      // One can write without being offered words.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address, isWanted]);
  return words;
}
