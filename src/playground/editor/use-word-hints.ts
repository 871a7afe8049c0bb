import { useEffect, useState } from 'react';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';

/** How long to wait after the last key press before checking words, in milliseconds. */
const PAUSE = 600;
const none: readonly StoryMessage[] = [];

/**
 * Notes about words that the engine does not know, once its own words are loaded; the code that finds them is loaded
 * then.
 */
export function useWordHints(
  program: StoryProgram,
  words: CompletionWords | null,
): readonly StoryMessage[] {
  const [hints, setHints] = useState(none);
  useEffect(() => {
    if (words === null) return;
    let isStale = false;
    const look = async (): Promise<void> => {
      const { wordHints } = await import('./word-hints');
      const found = wordHints(program, words);
      if (!isStale) setHints(found.length === 0 ? none : found);
    };
    // The user can write without these notes.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [program, words]);
  return hints;
}
