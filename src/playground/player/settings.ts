import { useEffect, useRef, useState } from 'react';
import { DEFAULT_VOLUME } from './sound/sound-context';
import type { PlayerState } from './state/player-reducer';
import { storyLook, type StoryLook, type StoryLookState } from './story-look';

/** What players can set. */
export interface Settings {
  isSoundOn: boolean;
  volume: number;
  hasAnimation: boolean;
  /** What they have changed of the story’s appearance. */
  look: Partial<StoryLook>;
}

/** Where settings outlive the page. */
export interface SettingsStore {
  /** What was kept before. */
  first: Partial<Settings>;
  keep: (settings: Settings) => void;
}

/** The settings in the menu, except for the sound, which has other switches too. */
export interface GameSettings {
  volume: number;
  hasAnimation: boolean;
  story: StoryLookState;
  setVolume: (volume: number) => void;
  toggleAnimation: () => void;
}

const noTags = {};

/** The settings of a game, and how the story looks with them. */
export function useSettings(
  { view, isSoundOn }: Pick<PlayerState, 'view' | 'isSoundOn'>,
  store?: SettingsStore,
): GameSettings {
  const first = store?.first;
  const [volume, setVolume] = useState(first?.volume ?? DEFAULT_VOLUME);
  const [hasAnimation, setHasAnimation] = useState(first?.hasAnimation ?? true);
  const [look, setLook] = useState<Partial<StoryLook>>(first?.look ?? {});
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) store?.keep({ isSoundOn, volume, hasAnimation, look });
    isFirst.current = false;
  }, [store, isSoundOn, volume, hasAnimation, look]);
  return {
    volume,
    hasAnimation,
    story: storyLook(view?.metadata ?? noTags, look, setLook),
    setVolume,
    toggleAnimation: () => setHasAnimation(!hasAnimation),
  };
}
