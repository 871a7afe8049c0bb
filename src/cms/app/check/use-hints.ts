import { useMemo, useState } from 'react';
import type { Problem } from '../../../base/problems/problem';
import { useSiteContent } from '../kit/site-content';
import { workerAsker } from './ask-worker';
import type { ProseQuestion } from './prose.worker';
import { useAfterPause } from './use-after-pause';

const ask = workerAsker<[ProseQuestion, Problem[]]>('./prose.worker.js');

/** Checks the spelling and style of a file while it is written. */
export function useHints(file: string, source: string): readonly Problem[] {
  const { words } = useSiteContent();
  return useAfterPause(() => ask({ file, source, words }), [file, source, words]);
}

/** Hides the hints on a word that is being typed: it is not misspelt but unfinished. */
export function useFinished(found: readonly Problem[]): {
  hints: readonly Problem[];
  onTyping: (word: string) => void;
} {
  const [typed, setTyped] = useState('');
  const unfinished = found.some(({ advice }) => advice?.words === typed) ? typed : null;
  const hints = useMemo(
    () => found.filter(({ advice }) => advice?.words !== unfinished),
    [found, unfinished],
  );
  return { hints, onTyping: setTyped };
}
