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
  /** What is shown; `light` on the server and in the first render of the browser. */
  mode: ColorMode;
  /** What was chosen; `system` on the server and in the first render of the browser. */
  choice: ColorModeChoice;
  setChoice: (choice: ColorModeChoice) => void;
  /** Takes the next choice: system, light, dark, system … */
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
 * Lets everything below read and change the colour mode. What it hands down never changes: a change would have React draw
 * anew the parts of the page whose code is still on its way.
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
