/** Small values that outlive the worker, which the browser ends whenever it is idle: one cache, one entry for each. */
export class KeptValues {
  constructor(
    private readonly cacheName: string,
    private readonly root: string,
  ) {}

  async read(key: string): Promise<unknown> {
    const cache = await caches.open(this.cacheName);
    const response = await cache.match(this.addressOf(key));
    try {
      return await response?.json();
    } catch {
      return undefined;
    }
  }

  async write(key: string, value: unknown): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.put(this.addressOf(key), new Response(JSON.stringify(value)));
  }

  /** The keys that begin with `start`, without it. */
  async keys(start: string): Promise<string[]> {
    const cache = await caches.open(this.cacheName);
    const beginning = this.addressOf(start);
    return (await cache.keys())
      .filter(({ url }) => url.startsWith(beginning))
      .map(({ url }) => decodeURIComponent(url.slice(beginning.length)));
  }

  async remove(key: string): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await cache.delete(this.addressOf(key));
  }

  /** An address that no page has. */
  private addressOf(key: string): string {
    return `${self.location.origin}${this.root}/-/${key}`;
  }
}
