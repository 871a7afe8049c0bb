import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ColorMode, ColorModeChoice } from './color-mode-constants';
import {
  currentChoice,
  currentMode,
  followOutsideChanges,
  setChoice,
  subscribeToColorMode,
} from './color-mode-store';

export interface ColorModeState {
  /** The mode that is shown; `light` on the server and in the browser’s first render. */
  mode: ColorMode;
  /** The mode that was chosen; `system` on the server and in the browser’s first render. */
  choice: ColorModeChoice;
  setChoice: (choice: ColorModeChoice) => void;
  /** Switches to the next choice: system, light, dark, system … */
  cycle: () => void;
}

const NEXT: Record<ColorModeChoice, ColorModeChoice> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

type ColorModeActions = Pick<ColorModeState, 'setChoice' | 'cycle'>;

const actions: ColorModeActions = { setChoice, cycle: () => setChoice(NEXT[currentChoice()]) };

const ColorModeContext = createContext<ColorModeActions | undefined>(undefined);

/**
 * Lets everything below it read and change the colour mode. Its context value never changes: a change would make
 * React render parts of the page again whose code is still loading.
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  useEffect(followOutsideChanges, []);
  return <ColorModeContext.Provider value={actions}>{children}</ColorModeContext.Provider>;
}

/** The colour mode and the ways to change it. */
export function useColorMode(): ColorModeState {
  const known = useContext(ColorModeContext);
  const mode = useSyncExternalStore(subscribeToColorMode, currentMode, () => 'light' as const);
  const choice = useSyncExternalStore(subscribeToColorMode, currentChoice, () => 'system' as const);
  if (!known) {
    throw new Error(
      'useColorMode() was called outside <ColorModeProvider>. ' +
        'Render the component below <AppProviders>, or wrap it in <ColorModeProvider> in a test.',
    );
  }
  return { mode, choice, ...known };
}
