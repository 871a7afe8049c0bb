import type { ReactNode } from 'react';
import { ColorModeProvider } from '../color-mode/ColorModeProvider';
import { ProgressBarProvider } from '../navigation/ProgressBarProvider';

/** All providers for the frame and the pages. Renders no element itself. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <ProgressBarProvider>{children}</ProgressBarProvider>
    </ColorModeProvider>
  );
}
