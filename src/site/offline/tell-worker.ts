import { withPrefix } from 'gatsby';
import { WORKER_ADDRESS } from '../../base/app-files/offline-list';
import { mustSaveData } from '../../base/browser/must-save-data';
import { askWorker } from './ask-worker';

/** How often an open page looks for a new version, in milliseconds; opening one by its address looks, too. */
const PAUSE = 3_600_000;

let lookedAt = Date.now();
let isTold = false;

const registering = navigator.serviceWorker
  .register(withPrefix(WORKER_ADDRESS), { scope: withPrefix('/'), updateViaCache: 'none' })
  // Refused, or not there: the site works without it.
  .catch(() => undefined);

// A new version has taken over, or the first one.
navigator.serviceWorker.addEventListener('controllerchange', () => tellOpened(true));
document.addEventListener('visibilitychange', () => {
  // The clock may have gone back.
  const isRecent = Math.abs(Date.now() - lookedAt) < PAUSE;
  if (document.visibilityState !== 'visible' || isRecent) return;
  lookedAt = Date.now();
  void registering.then((registration) => registration?.update()).catch(() => undefined);
});

/** Tells the service worker which page is open, and readers if there is a new version. */
export function tellOpened(hasTakenOver = false): void {
  const scripts = Array.from(document.scripts, ({ src }) => src).filter((src) => src !== '');
  const { pathname: path } = window.location;
  registering
    .then((registration) => {
      // One that waits is taking over, and is notified then. In Chromium a message to the former one would hold it up.
      // Firefox lists one that has taken over as waiting for a moment.
      if (registration?.waiting && !hasTakenOver) return null;
      return askWorker({ kind: 'opened', path, scripts, isSparing: mustSaveData() });
    })
    .then(
      async (answer) => {
        if (answer?.isOutdated !== true || isTold) return;
        isTold = true;
        const { showNewVersion } = await import(
          /* webpackChunkName: "news" */ './show-new-version'
        );
        showNewVersion();
      },
      () => undefined,
    );
}

/** Waits until the service worker can be asked; false if the browser has none, or keeps nothing. */
export async function awaitWorker(): Promise<boolean> {
  const registration = await registering;
  if (!registration) return false;
  if (registration.active) return true;
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return false;
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    });
  });
}
