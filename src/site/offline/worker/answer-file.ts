import { isHashedAddress } from '../../../docs/host-headers/host-headers';
import type { ClientBuilds } from './client-builds';
import type { KeptFiles } from './kept-files';
import { KeptFirst } from './kept-first';

const PAGE_DATA = '/page-data/';

type AnswerFile = (event: FetchEvent, address: string) => Promise<Response>;

/** Answers what a page loads: from the files of its own build, whichever that is. */
export function answerFiles(files: KeptFiles, builds: ClientBuilds): AnswerFile {
  const lenient = new KeptFirst({ files, isStrict: false });
  const strict = new KeptFirst({ files, isStrict: true });
  const answerWith = (strategy: KeptFirst, event: FetchEvent): Promise<Response> => {
    const [answered, isKept] = strategy.handleAll(event);
    // A file that cannot be kept, because the device is full, is still an answer.
    isKept.catch(() => undefined);
    return answered;
  };

  return async (event, address) => {
    const { request, clientId } = event;
    if (isHashedAddress(address)) return answerWith(lenient, event);
    const build = await builds.of(clientId);
    const isPageData = address.startsWith(PAGE_DATA);
    if (build === files.list.build) {
      if (files.has(address)) return answerWith(isPageData ? strict : lenient, event);
    } else {
      const options = { cacheName: files.cacheOf(build), ignoreVary: true };
      const kept = await caches.match(files.requestOf(address), options).catch(() => undefined);
      if (kept !== undefined) return kept;
      if (!(await caches.has(options.cacheName).catch(() => false))) return fetch(request);
    }
    const response = await fetch(request);
    // The data of another build: the app then loads the whole page anew, and so gets all of that build.
    return isPageData && response.ok ? Response.error() : response;
  };
}
