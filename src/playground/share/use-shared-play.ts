import { useEffect, useState } from 'react';
import { workshopMessages as words } from '../../config/messages/workshop';
import type { SharedPlay } from './share-link';

interface SharedState {
  /** Whether the link is still being read. */
  isReading: boolean;
  play: SharedPlay | null;
  /** Why the link cannot be used. */
  problem: string | null;
}

/** The play in the page’s address; `hash` is null if the address has none. */
export function useSharedPlay(hash: string | null): SharedState {
  const [state, setState] = useState<SharedState>({
    isReading: hash !== null,
    play: null,
    problem: null,
  });
  useEffect(() => {
    if (hash === null) return;
    let isGone = false;
    const show = (play: SharedPlay | null, problem: string | null): void => {
      if (!isGone) setState({ isReading: false, play, problem });
    };
    readHash(hash).then(
      (result) => (typeof result === 'string' ? show(null, result) : show(result, null)),
      () => show(null, words.shareNotLoaded),
    );
    return () => {
      isGone = true;
    };
  }, [hash]);
  return state;
}

/** The play in a hash, or why it cannot be used. The decoder is only loaded when a link is opened. */
async function readHash(hash: string): Promise<SharedPlay | string> {
  const { decodeShareHash, explainShareFailure } = await import(
    /* webpackChunkName: "link" */ './share-link'
  );
  const result = await decodeShareHash(hash);
  return result.isOk ? result.value : explainShareFailure(result.failure);
}
