import { useEffect, useState } from 'react';
import { decodeShareHash, explainShareFailure, type SharedPlay } from '../share/share-link';

interface SharedState {
  /** Whether the link is still being read. */
  isReading: boolean;
  play: SharedPlay | null;
  /** Why the link cannot be used. */
  problem: string | null;
}

/** The play that the page’s address brings; `hash` is null where it is none of ours. */
export function useSharedPlay(hash: string | null): SharedState {
  const [state, setState] = useState<SharedState>({
    isReading: hash !== null,
    play: null,
    problem: null,
  });
  useEffect(() => {
    if (hash === null) return;
    let isGone = false;
    void decodeShareHash(hash).then((result) => {
      if (isGone) return;
      setState({
        isReading: false,
        play: result.isOk ? result.value : null,
        problem: result.isOk ? null : explainShareFailure(result.failure),
      });
    });
    return () => {
      isGone = true;
    };
  }, [hash]);
  return state;
}
