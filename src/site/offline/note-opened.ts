import { mustSaveData } from '../../base/browser/must-save-data';

let telling:
  Promise<typeof import(/* webpackChunkName: "offline" */ './tell-worker') | null> | undefined;

const loadTeller = () =>
  import('./tell-worker').then(
    (module) => module,
    // Without it, the site works as it does in browsers without service workers.
    () => null,
  );

/**
 * Call when a page is shown: once nothing else is to be done, the service worker is registered, and keeps the page. In
 * data-saving mode only a worker that is there already is told.
 */
export function noteOpened(): void {
  const isBuilt = process.env.DOCS_SERVICE_WORKER === 'on';
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (!isBuilt || !serviceWorker || (mustSaveData() && !serviceWorker.controller)) return;
  // Safari has no idle callback.
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    telling ??= loadTeller();
    void telling.then((teller) => teller?.tellOpened());
  });
}
