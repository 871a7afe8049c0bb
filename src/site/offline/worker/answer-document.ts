import { NetworkFirst } from 'workbox-strategies';
import { MISSING_PAGE } from '../../../base/app-files/offline-list';
import type { ClientBuilds } from './client-builds';
import { digestOf } from './is-sound';
import type { KeptFiles } from './kept-files';

/** After how many seconds a kept page is shown instead of one that does not come. */
const PATIENCE = 4;

/**
 * Answers what readers open by its address: with the page of the server, which may be of a newer build; without a
 * connection, or while the server fails, with the kept one.
 */
export function answerDocuments(files: KeptFiles, builds: ClientBuilds): NetworkFirst {
  const addressOf = ({ url }: Request): string => files.addressOf(url) ?? '';
  const findKept = (request: Request) => files.find(addressOf(request));

  /** The build of a page that is about to be shown, or its digest, from which a newer worker can tell. */
  async function originOf(address: string, response: Response): Promise<string> {
    const digest = await digestOf(response);
    return files.list.digests[address] === digest ? files.list.build : `${address} ${digest}`;
  }

  return new NetworkFirst({
    cacheName: files.cacheName,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(files.requestOf(addressOf(request))),
        cachedResponseWillBeUsed: ({ request }) => findKept(request),
        // What is kept is decided once the page is used.
        cacheWillUpdate: () => Promise.resolve(null),
        handlerWillRespond: async ({ request, response, event }) => {
          const kept = response.status >= 500 ? await findKept(request) : undefined;
          const shown = kept ?? response;
          const { resultingClientId } = event as FetchEvent;
          event.waitUntil(
            builds.set(resultingClientId, originOf(addressOf(request), shown.clone())),
          );
          return shown;
        },
        handlerDidError: ({ request }) => standIn(files, new URL(request.url)),
      },
    ],
  });
}

/** Where to go if a page is neither on the server nor on the device: its proper address, or the page that says so. */
async function standIn(files: KeptFiles, url: URL): Promise<Response | undefined> {
  const path = url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/?$/, '/');
  if (path !== url.pathname && (await files.find(files.addressOf(path) ?? ''))) {
    return Response.redirect(new URL(path + url.search, url));
  }
  if ((await files.find(`${MISSING_PAGE}index.html`)) === undefined) return undefined;
  const missing = new URL(files.list.pathPrefix + MISSING_PAGE, url);
  missing.searchParams.set('page', url.pathname + url.search);
  return Response.redirect(missing);
}
