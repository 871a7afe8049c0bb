import { OTHER_FILES_ADDRESS } from '../../../base/app-files/offline-list';
import { pageDataAddress } from './file-address';
import { filesNamedIn } from './files-named-in';
import type { KeptFiles } from './kept-files';
import { KeptFirst, UnsoundError } from './kept-first';
import type { KeptValues } from './kept-values';

const READ = 'read';
const ALL = 'all';
/** Files that name others. Scripts are left out: what they load, the list says. */
const NAMES_OTHERS = /\.(?:html|json|css)$/;
/** How many files are fetched at once. */
const AT_ONCE = 6;

type Obtain = (address: string) => Promise<Response | undefined>;

/** Keeps pages with everything they show, and all pages on request. */
export class Keeper {
  private readonly strategy: KeptFirst;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: KeptFiles,
    private readonly values: KeptValues,
  ) {
    this.strategy = new KeptFirst({ files, isStrict: true });
  }

  /** Keeps what shows a visitor that a page is missing. */
  async keepBase(event: ExtendableEvent): Promise<void> {
    await this.collect(this.files.list.groups.base, this.obtain(event));
  }

  /** Keeps a page, if it is one of this build, after those that are being kept. */
  async keepPage(event: ExtendableEvent, document: string): Promise<void> {
    if (!(document in this.files.list.digests)) return;
    const kept = this.last.then(() => this.keepWholePage(event, document));
    this.last = kept.catch(() => undefined);
    await kept;
  }

  /** The document comes last: a page is kept whole, or not at all. */
  private async keepWholePage(event: ExtendableEvent, document: string): Promise<void> {
    const read = await this.readPages();
    if (!read.includes(document)) await this.values.write(READ, [...read, document]);
    const response = (await this.files.find(document)) ?? (await this.fetchDocument(document));
    const named = filesNamedIn(await response.clone().text(), this.files.list.pathPrefix);
    await this.collect([pageDataAddress(document), ...named], this.obtain(event));
    await this.files.put(document, response);
  }

  async keep(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
    await inTurns(addresses, this.obtain(event));
  }

  /** After a new deploy: everything that an earlier build had kept, in this build’s version. */
  async carryOver(event: ExtendableEvent): Promise<void> {
    const obtain = this.obtain(event);
    for (const document of await this.readPages()) {
      await skipUnsound(() => this.keepPage(event, document));
    }
    if (!(await this.keepsAll())) return;
    await inTurns(await this.allAddresses(obtain), async (address) => {
      await skipUnsound(() => obtain(address));
    });
  }

  async keepsAll(): Promise<boolean> {
    return (await this.values.read(ALL)) === true;
  }

  async setKeepsAll(keepsAll: boolean): Promise<void> {
    await this.values.write(ALL, keepsAll);
  }

  /** Everything that is not on the device yet. */
  async missing(event: ExtendableEvent): Promise<string[]> {
    const kept = new Set(await this.files.addresses());
    const all = await this.allAddresses(this.obtain(event));
    return all.filter((address) => !kept.has(address));
  }

  /** Removes everything but the pages that were read. */
  async forgetOthers(): Promise<void> {
    await this.setKeepsAll(false);
    const documents = (await this.readPages()).filter((page) => page in this.files.list.digests);
    const data = documents.map(pageDataAddress);
    const find: Obtain = (address) => this.files.find(address);
    const base = this.files.list.groups.base;
    await this.files.keepOnly(await this.collect([...base, ...documents, ...data], find));
  }

  /** The documents of pages that can be read without a connection. */
  async readablePages(): Promise<string[]> {
    return (await this.files.addresses()).filter((address) => address.endsWith('/index.html'));
  }

  private async readPages(): Promise<string[]> {
    const read = await this.values.read(READ);
    return Array.isArray(read) ? read.filter((page) => typeof page === 'string') : [];
  }

  private async allAddresses(obtain: Obtain): Promise<string[]> {
    const others: unknown = await (await obtain(OTHER_FILES_ADDRESS))?.json();
    const { digests, groups } = this.files.list;
    return [...Object.keys(digests), ...groups.code, ...(others as string[])];
  }

  private neededBy(addresses: readonly string[]): readonly string[] {
    const { needs, groups } = this.files.list;
    return addresses.flatMap((address) => {
      const group = needs[address];
      return group === undefined ? [] : groups[group];
    });
  }

  /** Obtains files and, in turn, those that they name; returns the addresses of all. */
  private async collect(addresses: readonly string[], obtain: Obtain): Promise<Set<string>> {
    const { pathPrefix } = this.files.list;
    const seen = new Set<string>();
    let wave = [...addresses];
    while (wave.length > 0) {
      const next: string[] = [];
      const fresh = new Set(
        wave.filter((address) => !seen.has(address) && this.files.has(address)),
      );
      await inTurns([...fresh], async (address) => {
        seen.add(address);
        const response = await obtain(address);
        next.push(...this.neededBy([address]));
        if (response && NAMES_OTHERS.test(address))
          next.push(...filesNamedIn(await response.text(), pathPrefix));
      });
      wave = next;
    }
    return seen;
  }

  private async fetchDocument(address: string): Promise<Response> {
    const request = this.files.requestOf(address);
    const response = await fetch(request);
    if (await this.files.isSound(response, address)) return response;
    throw new UnsoundError(request.url);
  }

  /** Fetches files that are not kept yet, and waits until they are. */
  private obtain(event: ExtendableEvent): Obtain {
    return async (address) => {
      const request = this.files.requestOf(address);
      const [answered, isKept] = this.strategy.handleAll({ event, request });
      const [copy] = await Promise.all([answered.then((response) => response.clone()), isKept]);
      return copy;
    };
  }
}

async function inTurns(
  addresses: readonly string[],
  work: (address: string) => Promise<unknown>,
): Promise<void> {
  const waiting = [...addresses];
  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  // When one has failed, nothing goes on behind the caller’s back.
  const stop = (error: unknown): never => {
    waiting.length = 0;
    throw error;
  };
  const runs = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => run().catch(stop)));
  for (const settled of runs) if (settled.status === 'rejected') throw settled.reason;
}

async function skipUnsound(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnsoundError)) throw error;
  }
}
