/**
 * The service worker: the build bundles it, and puts the list of the build’s files before it. See
 * src/gatsby/offline/service-worker.ts.
 */
import { cachePrefix, type OfflineList } from '../../../base/app-files/offline-list';
import type { FailureReason, WorkerAnswer } from '../protocol';
import { answerDocuments } from './answer-document';
import { answerFiles } from './answer-file';
import { answerRequest } from './answer-request';
import { ClientBuilds } from './client-builds';
import { Keeper } from './keeper';
import { KeptFiles } from './kept-files';
import { UnsoundError } from './kept-first';
import { KeptValues } from './kept-values';
import type { ReceivedWords } from './not-kept-page';
import { receiveShared } from './receive-shared';
import { scope } from './scope';

declare const docsFiles: OfflineList;
declare const docsReceived: ReceivedWords;

const files = new KeptFiles(docsFiles);
const { list } = files;
const VALUES = `${cachePrefix(list.pathPrefix)}values`;
const values = new KeptValues(VALUES, list.pathPrefix);
const builds = new ClientBuilds(values);
const keeper = new Keeper(files, values);
const documents = answerDocuments(files, builds);
const answerFile = answerFiles(files, builds);

/** Requests that are made to reach the server. */
const TO_SERVER = new Set<RequestCache>(['reload', 'no-store', 'only-if-cached']);

scope.addEventListener('install', (event) => {
  event.waitUntil(
    keeper
      .keepBase(event)
      .then(() => keeper.carryOver(event))
      // The pages that are open keep the files of their own build.
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeUnused().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = files.addressOf(request.url);
  if (address === null || request.headers.has('range')) return;
  if (request.method === 'POST' && files.has(address)) {
    event.respondWith(receiveShared(request, docsReceived));
  }
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(documents.handle(event));
    return;
  }
  if (TO_SERVER.has(request.cache) || isFromForeign(request)) return;
  event.respondWith(answerFile(event, address));
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  // Gatsby’s app also sends messages, to a worker of its own.
  if (port === undefined) return;
  const answer = answerRequest({ files, builds, keeper }, event).then(
    (result): WorkerAnswer => ({ isOk: true, answer: result }),
    (error: unknown): WorkerAnswer => ({ isOk: false, reason: reasonOf(error) }),
  );
  event.waitUntil(answer.then((result) => port.postMessage(result)).then(removeUnused));
});

/** Removes the files of builds that no page is open of, unless a newer worker is collecting its own. */
async function removeUnused(): Promise<void> {
  if (scope.registration.installing ?? scope.registration.waiting) return;
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const used = await builds.keepOnly(open.map(({ id }) => id));
  const names = new Set([VALUES, ...[...used].map((build) => files.cacheOf(build))]);
  for (const name of await files.earlierCaches()) if (!names.has(name)) await caches.delete(name);
}

/** Whether a page of the CMS, or of another language, makes the request. */
function isFromForeign({ referrer }: Request): boolean {
  return referrer !== '' && files.addressOf(referrer) === null;
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof UnsoundError) return 'outdated';
  return (error as Error).name === 'QuotaExceededError' ? 'full' : 'unreachable';
}
