import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../pages/output-file';
import type { ResultCache } from '../threads/cache-results';

const LIST = 'written files';

/** The files that builds add to Gatsby’s; those of an earlier build that nothing needs any more are removed. */
export class WrittenFiles {
  private readonly written = new Set<string>();
  private earlier: readonly string[] = [];

  constructor(
    private readonly output: string,
    private readonly cache: ResultCache,
  ) {}

  /** Removes the HTML of an earlier build, which would be taken for pages; `pages` are the addresses of real ones. */
  async begin(pages: Iterable<string>): Promise<void> {
    // A page can come to an address that has led elsewhere.
    const taken = new Set([...pages].map((address) => `${address}index.html`));
    const earlier = ((await this.cache.get(LIST)) as string[] | undefined) ?? [];
    this.earlier = earlier.filter((address) => !taken.has(address));
    for (const address of this.earlier) if (address.endsWith('.html')) this.remove(address);
  }

  write(files: readonly OutputFile[]): void {
    writeFiles(this.output, files);
    this.note(files.map(({ address }) => address));
  }

  /** Takes note of files that were written by others. */
  note(addresses: Iterable<string>): void {
    for (const address of addresses) this.written.add(address);
  }

  /** Removes what is left of an earlier build: call it before anything lists the files of the site. */
  removeLeftovers(): void {
    for (const address of this.earlier) if (!this.written.has(address)) this.remove(address);
  }

  /** Remembers what was written, for the next build. */
  async end(): Promise<void> {
    await this.cache.set(LIST, [...this.written]);
  }

  private remove(address: string): void {
    rmSync(path.join(this.output, address), { force: true });
  }
}

/** Writes files into the finished site and replaces those of an earlier build. */
function writeFiles(output: string, files: readonly OutputFile[]): void {
  for (const { address, text } of files) {
    const file = path.join(output, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
