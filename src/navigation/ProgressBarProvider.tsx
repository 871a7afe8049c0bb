import { type ReactNode, useEffect } from 'react';
import { routeTransitions } from './navigation';
import { createProgressBar, type ProgressBar } from './progress-bar';

/** Shows the thin bar at the top while a change of the page takes longer than 200 ms. */
export function ProgressBarProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    let bar: ProgressBar | undefined;
    // Not a plain import, because the library cannot be read on the server. It is in the site's
    // first script anyway: gatsby-plugin-nprogress brings it.
    void import('accessible-nprogress').then(({ default: nprogress }) => {
      bar = createProgressBar(nprogress);
    });
    const unsubscribe = routeTransitions.subscribe({
      onStart: ({ changesPath }) => changesPath && bar?.arm(),
      onEnd: () => bar?.standDown(),
    });
    return () => {
      unsubscribe();
      bar?.standDown();
    };
  }, []);
  return <>{children}</>;
}
