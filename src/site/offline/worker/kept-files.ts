import { cachePrefix, type OfflineList } from '../../../base/app-files/offline-list';
import { isHashedAddress } from '../../../docs/host-headers/host-headers';
import { fileAddress } from './file-address';
import { isSound } from './is-sound';

/** The files of this build that are on the device. Each build has a cache of its own, so that none is mixed with another. */
export class KeptFiles {
  private readonly prefix: string;
  private readonly code: ReadonlySet<string>;
  readonly cacheName: string;

  constructor(readonly list: OfflineList) {
    this.prefix = cachePrefix(list.pathPrefix);
    this.cacheName = this.cacheOf(list.build);
    this.code = new Set(list.groups.code);
  }

  cacheOf(build: string): string {
    return this.prefix + build;
  }

  addressOf(url: string): string | null {
    return fileAddress(new URL(url, self.location.href), this.list);
  }

  /** The request for a file, as a page makes it. It is also its key. */
  requestOf(address: string): Request {
    const path = encodeURI(address.replace(/(^|\/)index\.html$/, '$1'));
    // Some hosts let browsers keep files for minutes without a look: of the build before.
    const cache = isHashedAddress(address) ? 'default' : 'no-cache';
    return new Request(self.location.origin + this.list.pathPrefix + path, { cache });
  }

  /** Whether a file belongs to this build. */
  has(address: string): boolean {
    return address in this.list.digests || this.code.has(address) || isOther(address);
  }

  /** Whether a response is that file of this build. */
  async isSound(response: Response, address: string): Promise<boolean> {
    return this.has(address) && (await isSound(response, address, this.list.digests[address]));
  }

  /**
   * The file as it is kept, if it is; one that is not as the build wrote it is thrown away. Nothing is kept where the
   * browser’s caches fail: then the server has to answer.
   */
  async find(address: string): Promise<Response | undefined> {
    try {
      return await this.read(address);
    } catch {
      return undefined;
    }
  }

  private async read(address: string): Promise<Response | undefined> {
    const cache = await caches.open(this.cacheName);
    const key = this.requestOf(address);
    const response = await cache.match(key, { ignoreVary: true });
    if (response === undefined || (await this.isSound(response, address))) return response;
    await cache.delete(key);
    return undefined;
  }

  async put(address: string, response: Response): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.put(this.requestOf(address), response);
  }

  /** The addresses of all kept files. */
  async addresses(): Promise<string[]> {
    const cache = await caches.open(this.cacheName);
    const keys = await cache.keys();
    return keys.flatMap(({ url }) => this.addressOf(url) ?? []);
  }

  async keepOnly(addresses: ReadonlySet<string>): Promise<void> {
    const cache = await caches.open(this.cacheName);
    for (const address of await this.addresses()) {
      if (!addresses.has(address)) await cache.delete(this.requestOf(address));
    }
  }

  /** The caches of other builds. */
  async earlierCaches(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(this.prefix) && name !== this.cacheName);
  }
}

/** Files that only some pages need are not listed, because their names tell their content. */
const isOther = (address: string): boolean =>
  isHashedAddress(address) && /^\/(?:games|pagefind)\//.test(address);
