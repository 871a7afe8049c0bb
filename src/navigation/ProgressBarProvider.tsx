import { type ReactNode, useEffect } from 'react';
import { routeTransitions } from './navigation';
import { createProgressBar } from './progress-bar';

/** Shows the thin bar at the top while a change of the page takes longer than 200 ms. */
export function ProgressBarProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const bar = createProgressBar();
    const unsubscribe = routeTransitions.subscribe({
      onStart: ({ changesPath }) => changesPath && bar.arm(),
      onEnd: bar.standDown,
    });
    return () => {
      unsubscribe();
      bar.standDown();
    };
  }, []);
  return <>{children}</>;
}
