import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
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

const ColorModeContext = createContext<ColorModeState | undefined>(undefined);

/** Lets everything below read and change the colour mode. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const mode = useSyncExternalStore(subscribeToColorMode, currentMode, () => 'light' as const);
  const choice = useSyncExternalStore(subscribeToColorMode, currentChoice, () => 'system' as const);
  useEffect(followOutsideChanges, []);
  const state = useMemo(
    () => ({ mode, choice, setChoice, cycle: () => setChoice(NEXT[currentChoice()]) }),
    [mode, choice],
  );
  return <ColorModeContext.Provider value={state}>{children}</ColorModeContext.Provider>;
}

/** The colour mode and the ways to change it. */
export function useColorMode(): ColorModeState {
  const state = useContext(ColorModeContext);
  if (!state) {
    throw new Error(
      'useColorMode() was called outside <ColorModeProvider>. ' +
        'Render the component below <AppProviders>, or wrap it in <ColorModeProvider> in a test.',
    );
  }
  return state;
}
