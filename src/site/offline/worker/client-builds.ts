import type { KeptValues } from './kept-values';

const KEY = 'client/';

/**
 * Which build each open page came from. A page gets the files of its own build only, and a newer worker serves the
 * pages that were opened before it as well.
 */
export class ClientBuilds {
  // A page asks for more while its own document still arrives.
  private readonly fresh = new Map<string, Promise<string>>();

  constructor(private readonly values: KeptValues) {}

  /** Notes the build of a page by the id of its client; if that is not known, the address and digest of its document. */
  async set(id: string, origin: Promise<string> | string): Promise<void> {
    const settled = Promise.resolve(origin).catch(() => '');
    this.fresh.set(id, settled);
    // Where the browser’s caches fail, it is known for as long as the worker runs.
    await this.values.write(KEY + id, await settled).catch(() => undefined);
  }

  /** What was noted of a page; '' if nothing was. */
  async of(id: string): Promise<string> {
    const noted = await (this.fresh.get(id) ?? this.values.read(KEY + id).catch(() => ''));
    return typeof noted === 'string' ? noted : '';
  }

  /** Forgets the pages that are closed, and tells which builds the others came from. */
  async keepOnly(open: readonly string[]): Promise<Set<string>> {
    // Those noted lately may only be opening.
    const ids = new Set([...open, ...this.fresh.keys()]);
    for (const id of await this.values.keys(KEY)) {
      if (!ids.has(id)) await this.values.remove(KEY + id);
    }
    return new Set(await Promise.all([...ids].map((id) => this.of(id))));
  }
}
