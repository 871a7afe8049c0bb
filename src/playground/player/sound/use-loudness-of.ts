import { useMemo } from 'react';
import { usePageHidden } from '../kit/use-page-hidden';
import type { Loudness } from './sound-context';

/** How loud a game is with these settings; as in the engine, it is silent while the page is hidden. */
export function useLoudnessOf(isOn: boolean, volume: number): Loudness {
  const isHidden = usePageHidden();
  return useMemo(() => ({ isOn, volume: isHidden ? 0 : volume }), [isOn, volume, isHidden]);
}
