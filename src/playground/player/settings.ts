import { useEffect, useRef, useState } from 'react';
import { DEFAULT_VOLUME } from './sound/sound-context';
import type { PlayerState } from './state/player-reducer';
import { storyLook, type StoryLook } from './story-look';

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

export type GameSettings = ReturnType<typeof useSettings>;

const noTags = {};

/** The settings in the menu, except for the sound, which has other switches too; and how the story looks with them. */
export function useSettings(
  { view, isSoundOn }: Pick<PlayerState, 'view' | 'isSoundOn'>,
  store?: SettingsStore,
) {
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
    toggleAnimation: (): void => setHasAnimation(!hasAnimation),
  };
}
