import { createContext, useContext } from 'react';

/** How loud a game is. */
export interface Loudness {
  isOn: boolean;
  /** From 0 to 100, as in the engine’s settings. */
  volume: number;
}

/** The engine’s volume until the player changes it. */
export const DEFAULT_VOLUME = 50;

const LoudnessContext = createContext<Loudness>({ isOn: false, volume: DEFAULT_VOLUME });

export const LoudnessProvider = LoudnessContext.Provider;

/** How loud the game is that is played here. */
export function useLoudness(): Loudness {
  return useContext(LoudnessContext);
}
