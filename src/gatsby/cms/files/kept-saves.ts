import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Beside the content: nothing here is part of the site, and Git ignores it. */
const FOLDER = '.desk/saves';
const WEEK = 7 * 24 * 60 * 60 * 1000;
const MOST_OF_A_FILE = 50;
const MOST_BYTES = 20_000_000;
const NAME = /^(?<time>\d+)-(?<kind>saved|found|deleted)$/;

/** What a file was, as it was kept. */
export interface KeptFile {
  path: string;
  /** When, in ms. */
  time: number;
  /** Why: it was saved here, it was there before somebody saved here, or it was deleted here. */
  kind: 'saved' | 'found' | 'deleted';
}

/** What was saved or deleted at this desk in the last week, in a folder of the project: no more than 20 MB. */
export class KeptSaves {
  private readonly root: string;

  constructor(
    projectRoot: string,
    private readonly now: () => number = Date.now,
  ) {
    this.root = path.join(projectRoot, FOLDER);
  }

  /** What is kept of a file, newest first. */
  of(file: string): KeptFile[] {
    const folder = this.place(file);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .flatMap((name) => kept(file, name))
      .filter(({ time }) => time > this.now() - WEEK)
      .sort((a, b) => b.time - a.time);
  }

  /** The newest text of each file whose last act here was its deletion, newest first. */
  deleted(): KeptFile[] {
    const files = [...new Set(this.all().map((text) => text.path))];
    return files
      .flatMap((file) => this.of(file).slice(0, 1))
      .filter(({ kind }) => kind === 'deleted')
      .sort((a, b) => b.time - a.time);
  }

  /** Bytes that are kept; null if they are not. */
  read({ path: file, time }: Pick<KeptFile, 'path' | 'time'>): Buffer | null {
    const found = this.of(file).find((text) => text.time === time);
    return found === undefined ? null : readFileSync(this.nameOf(found));
  }

  /** Keeps a text or a picture, unless it is what was kept last. */
  keep(file: string, content: string | Buffer, kind: KeptFile['kind']): void {
    const [last] = this.of(file);
    const isSame = last !== undefined && this.read(last)?.equals(Buffer.from(content)) === true;
    if (isSame && (kind === 'deleted') === (last.kind === 'deleted')) return;
    mkdirSync(this.place(file), { recursive: true });
    const ignored = path.join(this.root, '.gitignore');
    if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
    // Two in one millisecond would be one.
    const time = Math.max(this.now(), (last?.time ?? 0) + 1);
    writeFileSync(this.nameOf({ path: file, time, kind }), content);
    this.prune();
  }

  /** What is kept of a file goes with it. */
  rename(from: string, to: string): void {
    const texts = this.of(from);
    if (texts.length > 0) mkdirSync(this.place(to), { recursive: true });
    for (const text of texts) renameSync(this.nameOf(text), this.nameOf({ ...text, path: to }));
  }

  /** Removes what is older than a week, and the oldest of what is too much. */
  private prune(): void {
    const counts = new Map<string, number>();
    let bytes = 0;
    for (const text of this.all().sort((a, b) => b.time - a.time)) {
      const count = (counts.get(text.path) ?? 0) + 1;
      counts.set(text.path, count);
      const name = this.nameOf(text);
      bytes += statSync(name).size;
      const isOld = text.time <= this.now() - WEEK;
      if (isOld || count > MOST_OF_A_FILE || bytes > MOST_BYTES) rmSync(name);
    }
  }

  private all(): KeptFile[] {
    if (!existsSync(this.root)) return [];
    return readdirSync(this.root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const file = path.relative(this.root, entry.parentPath).split(path.sep).join('/');
      return entry.isFile() ? kept(file, entry.name) : [];
    });
  }

  private place(file: string): string {
    return path.join(this.root, file);
  }

  private nameOf({ path: file, time, kind }: KeptFile): string {
    return path.join(this.place(file), `${time}-${kind}`);
  }
}

function kept(file: string, name: string): KeptFile[] {
  const { time, kind } = NAME.exec(name)?.groups ?? {};
  if (time === undefined) return [];
  return [{ path: file, time: Number(time), kind: kind as KeptFile['kind'] }];
}
