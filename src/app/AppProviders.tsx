import type { ReactNode } from 'react';
import { ColorModeProvider } from '../color-mode/ColorModeProvider';
import { ProgressBarProvider } from '../navigation/ProgressBarProvider';

/** Everything that the frame and the pages may ask for. Renders no element of its own. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <ColorModeProvider>
      <ProgressBarProvider>{children}</ProgressBarProvider>
    </ColorModeProvider>
  );
}
