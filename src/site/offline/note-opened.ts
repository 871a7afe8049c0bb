import { mustSaveData } from '../../base/browser/must-save-data';

const loadTeller = () => import(/* webpackChunkName: "offline" */ './tell-worker');
let telling: ReturnType<typeof loadTeller> | undefined;

/**
 * Call when a page is shown: once nothing else is to be done, the service worker is registered, and keeps the page. In
 * data-saving mode only a worker that is there already is notified.
 */
export function noteOpened(): void {
  const isBuilt = process.env.DOCS_SERVICE_WORKER === 'on';
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  if (!isBuilt || !serviceWorker || (mustSaveData() && !serviceWorker.controller)) return;
  // Safari has no idle callback.
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    telling ??= loadTeller();
    // Without it, the site works as it does in browsers without service workers.
    telling.then((teller) => teller.tellOpened()).catch(() => undefined);
  });
}
