import type { OfflineList } from '../src/base/app-files/offline-list';
import { digestOf } from '../src/site/offline/worker/is-sound';

const ORIGIN = 'https://docs.test';

// Workbox asks for it while it is imported: import this file first.
Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });

/** A response as it comes from the server, with the content type that its address deserves. */
export function fileResponse(address: string, text: string): Response {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    svg: 'image/svg+xml',
  };
  const ending = address.slice(address.lastIndexOf('.') + 1);
  const type = address.endsWith('/') ? 'text/html' : (types[ending] ?? `application/${ending}`);
  return new Response(text, { headers: { 'content-type': type } });
}

class FakeCache {
  private readonly entries = new Map<string, Response>();

  match = (key: Request | string): Promise<Response | undefined> =>
    Promise.resolve(this.entries.get(urlOf(key))?.clone());
  put = (key: Request | string, response: Response): Promise<void> => {
    this.entries.set(urlOf(key), response);
    return Promise.resolve();
  };
  delete = (key: Request | string): Promise<boolean> =>
    Promise.resolve(this.entries.delete(urlOf(key)));
  keys = (): Promise<Request[]> =>
    Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
}

const urlOf = (key: Request | string): string => (typeof key === 'string' ? key : key.url);

class FakeCaches {
  private readonly caches = new Map<string, FakeCache>();

  open = (name: string): Promise<FakeCache> => {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return Promise.resolve(cache);
  };
  has = (name: string): Promise<boolean> => Promise.resolve(this.caches.has(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.caches.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.caches.delete(name));
  match = (
    key: Request | string,
    { cacheName }: { cacheName: string },
  ): Promise<Response | undefined> =>
    this.caches.get(cacheName)?.match(key) ?? Promise.resolve(undefined);
}

export interface FakeServer {
  /** Its files by their addresses; those of folders end in a slash. */
  files: Map<string, string>;
  /** What was asked for, in order. */
  requests: string[];
  isReachable: boolean;
}

class FakeFetchEvent extends Event {
  waitUntil(): void {}
}

/** Gives Node what a service worker has: empty caches, and a server. Call it before each test. */
export function makeFakeWorker(): FakeServer {
  const server: FakeServer = { files: new Map(), requests: [], isReachable: true };
  const fetchFake = (input: Request | string): Promise<Response> => {
    const address = new URL(urlOf(input)).pathname;
    server.requests.push(address);
    if (!server.isReachable) return Promise.reject(new TypeError('Failed to fetch'));
    const text = server.files.get(address);
    const isMissing = text === undefined;
    return Promise.resolve(
      isMissing ? new Response('', { status: 404 }) : fileResponse(address, text),
    );
  };
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(ORIGIN),
    caches: new FakeCaches(),
    fetch: fetchFake,
    ExtendableEvent: FakeFetchEvent,
    FetchEvent: FakeFetchEvent,
  });
  return server;
}

/** An event that work can be done in, as the worker gets it when a page asks for a file. */
export function fetchEvent(address: string, { clientId = '', mode = 'cors' } = {}): FetchEvent {
  const request = new Request(ORIGIN + address);
  Object.defineProperty(request, 'mode', { value: mode });
  return Object.assign(new FakeFetchEvent('fetch'), {
    request,
    clientId,
    resultingClientId: `${clientId}-next`,
    preloadResponse: Promise.resolve(undefined),
    respondWith: () => undefined,
  });
}

/** The list of a build of which the files on a server are, with these words; `groups` and the like as given. */
export async function listOf(
  server: FakeServer,
  build: string,
  fields: Partial<OfflineList> = {},
): Promise<OfflineList> {
  const digests = [...server.files].map(async ([address, text]) => {
    const name = address.endsWith('/') ? `${address}index.html` : address;
    return [name, await digestOf(new Response(text))] as const;
  });
  return {
    build,
    pathPrefix: '',
    foreign: ['/admin/'],
    digests: Object.fromEntries(await Promise.all(digests)),
    groups: { base: [], reading: [], code: [], game: [] },
    needs: {},
    bytes: 0,
    ...fields,
  };
}
