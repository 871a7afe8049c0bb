import { useEffect, useState } from 'react';
import { copyText } from './copy-text';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome is shown, in milliseconds. A failure message says what to do, so it stays longer. */
const SHOWN_FOR = { copied: 1000, failed: 6000 };

/** The outcome of the last copy, for a short time, and the function that copies. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  // An object, so that each copy restarts the timer.
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (outcome.state === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome({ state: 'idle' }), SHOWN_FOR[outcome.state]);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy(text: string): void {
    copyText(text).then(
      () => setOutcome({ state: 'copied' }),
      () => setOutcome({ state: 'failed' }),
    );
  }

  return { state: outcome.state, copy };
}
