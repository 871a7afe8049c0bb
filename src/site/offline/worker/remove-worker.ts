/** Takes the place of the service worker if the site is built without one: it removes itself, and all that was kept. */
import { cachePrefix } from '../../../base/app-files/offline-list';
import { scope } from './scope';

declare const docsPathPrefix: string;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

// A page of the former build may register this one again as it goes, and then says what it shows.
scope.addEventListener('message', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  const prefix = cachePrefix(docsPathPrefix);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await scope.registration.unregister();
}
