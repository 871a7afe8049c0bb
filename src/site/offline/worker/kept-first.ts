import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { KeptFiles } from './kept-files';

/** Thrown if the server answers with something else than the file of this build: it has a newer one, or is not the server. */
export class UnsoundError extends Error {}

interface KeptFirstOptions {
  files: KeptFiles;
  /** Whether anything but the file of this build is a failure. */
  isStrict: boolean;
}

/** Answers with the kept file, if need be that of an earlier build with the same content; otherwise fetches and keeps it. */
export class KeptFirst extends Strategy {
  private readonly files: KeptFiles;

  constructor({ files, isStrict }: KeptFirstOptions) {
    const isFile = async (request: Request, response: Response): Promise<boolean> =>
      files.isSound(response, files.addressOf(request.url) ?? '');
    super({
      cacheName: files.cacheName,
      plugins: [
        {
          cacheKeyWillBeUsed: ({ request }) =>
            Promise.resolve(files.requestOf(files.addressOf(request.url) ?? '')),
          cacheWillUpdate: async ({ request, response }) =>
            (await isFile(request, response)) ? response : null,
        },
        ...(isStrict
          ? [
              {
                fetchDidSucceed: async ({ request, response }: FetchedParameters) => {
                  if (await isFile(request, response)) return response;
                  throw new UnsoundError(request.url);
                },
              },
            ]
          : []),
      ],
    });
    this.files = files;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const address = this.files.addressOf(request.url) ?? '';
    const kept = await this.files.find(address);
    if (kept !== undefined) return kept;
    const earlier = await this.findEarlier(address).catch(() => undefined);
    if (earlier === undefined) return handler.fetchAndCachePut(request);
    if (this.files.has(address)) void handler.waitUntil(handler.cachePut(request, earlier.clone()));
    return earlier;
  }

  /** The file from the cache of another build, if it is the same there. */
  private async findEarlier(address: string): Promise<Response | undefined> {
    const key = this.files.requestOf(address);
    const isOfNoBuild = !this.files.has(address);
    for (const name of await this.files.earlierCaches()) {
      const found = await caches.match(key, { cacheName: name, ignoreVary: true });
      if (found && (isOfNoBuild || (await this.files.isSound(found, address)))) return found;
    }
    return undefined;
  }
}

interface FetchedParameters {
  request: Request;
  response: Response;
}
