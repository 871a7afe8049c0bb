import { useEffect, useRef, type ReactNode } from 'react';
import type { PlayerCommands } from './player-commands';
import type { ChosenSettings, PlayerState } from './player-reducer';
import { storyLook } from './story-look';

/** What players can set. */
export interface Settings extends ChosenSettings {
  isSoundOn: boolean;
  /** Of a game in several languages, the one that was chosen. */
  language?: string | undefined;
}

/** Draws the menu of the languages that a game has, which players without any do not load. */
export type LanguageMenu = (className: string | undefined) => ReactNode;

/** Where settings outlive the page. */
export interface SettingsStore {
  /** What was kept before. */
  first: Partial<Settings>;
  keep: (settings: Settings) => void;
}

export type GameSettings = ReturnType<typeof gameSettings>;

const noTags = {};

/** What the menu shows of the settings, and changes; and how the story looks with them. */
export function gameSettings(
  { view, settings }: Pick<PlayerState, 'view' | 'settings'>,
  { set }: Pick<PlayerCommands, 'set'>,
  languageMenu: LanguageMenu | null = null,
) {
  const { volume, hasAnimation, look } = settings;
  return {
    volume,
    hasAnimation,
    languageMenu,
    story: storyLook(view?.metadata ?? noTags, look, (changed) => set({ look: changed })),
    setVolume: (changed: number): void => set({ volume: changed }),
    toggleAnimation: (): void => set({ hasAnimation: !hasAnimation }),
  };
}

/** Keeps what players set. */
export function useKeptSettings(
  { settings, isSoundOn }: Pick<PlayerState, 'settings' | 'isSoundOn'>,
  store: SettingsStore,
  language: string | undefined,
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      store.keep({ isSoundOn, ...settings, ...(language !== undefined && { language }) });
    }
    isFirst.current = false;
  }, [store, isSoundOn, settings, language]);
}
