import { type ReactNode, useEffect } from 'react';
import { routeTransitions } from './navigation';
import { createProgressBar } from './progress-bar';

/** What readers do before they can follow a link: only then the bar’s library, which is part of the app, runs. */
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'keydown'] as const;

/** Shows the thin bar at the top while a page change takes longer than 200 ms. */
export function ProgressBarProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const bar = createProgressBar(async () => (await import('accessible-nprogress')).default);
    for (const sign of SIGNS_OF_INTENT) {
      window.addEventListener(sign, bar.prepare, { once: true, passive: true });
    }
    const unsubscribe = routeTransitions.subscribe({
      onStart: ({ changesPath }) => (changesPath ? bar.arm() : bar.standDown()),
      onEnd: bar.standDown,
    });
    return () => {
      unsubscribe();
      for (const sign of SIGNS_OF_INTENT) window.removeEventListener(sign, bar.prepare);
      bar.standDown();
    };
  }, []);
  return <>{children}</>;
}
