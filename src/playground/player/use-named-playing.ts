import { useMemo } from 'react';
import { namedView } from './screens/game-title';
import type { Playing } from './use-player';

/** A story that is played, by the name of the game where its text has no title: see `namedView`. */
export function useNamedPlaying(playing: Playing, name: string | undefined): Playing {
  const { state } = playing;
  const { view } = state;
  const named = useMemo(() => view && namedView(view, name), [view, name]);
  return named === view ? playing : { ...playing, state: { ...state, view: named } };
}
