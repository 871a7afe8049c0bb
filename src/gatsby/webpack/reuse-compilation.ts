import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Stats, WebpackPluginInstance } from 'webpack';

/** The bundle of the build’s hooks, this one among them: a pattern or a function of the configuration may use more of it. */
const OWN_CODE = __filename;

/** A compilation that went well. */
interface Note {
  hash: string;
  /** All files that it read, looked for in vain, or wrote. */
  files: string[];
  /** Of what was in these files, and of webpack’s configuration. */
  digest: string;
}

interface ReuseSettings {
  /** Where the note is kept: in Gatsby’s cache, because it is worth nothing without that. */
  note: string;
  /** Webpack’s configuration, as it is before webpack begins. */
  config: unknown;
  /** The hash of the compilation that Gatsby’s stored pages belong to. */
  lastHash: string;
  /** What is written beside webpack’s own files, from the folder of its output. */
  alsoWritten: readonly string[];
}

/** All that Gatsby asks of a compilation that went well. */
type Outcome = Pick<Stats, 'hash' | 'hasErrors' | 'hasWarnings'>;

/**
 * Spares a compilation whose result is already there: an edit of the content changes no script, and with everything in its
 * cache, webpack still takes four seconds. Every file that the last compilation read or wrote is read and compared.
 */
export class ReuseCompilation implements WebpackPluginInstance {
  private readonly config: string;

  constructor(private readonly settings: ReuseSettings) {
    this.config = describe(settings.config);
  }

  apply(compiler: Compiler): void {
    const run = compiler.run.bind(compiler);
    compiler.run = (callback) => {
      const hash = this.currentHash();
      if (hash === null) {
        run(callback);
        return;
      }
      const outcome: Outcome = { hash, hasErrors: () => false, hasWarnings: () => false };
      // It has opened nothing.
      compiler.close = (closed) => closed(null);
      callback(null, outcome as Stats);
    };
    compiler.hooks.done.tap(ReuseCompilation.name, (stats) => this.keep(stats));
  }

  /** The hash of the last compilation, if another one would come to the same. */
  private currentHash(): string | null {
    try {
      const note = JSON.parse(readFileSync(this.settings.note, 'utf8')) as Note;
      const isCurrent =
        note.hash === this.settings.lastHash && note.digest === this.digestOf(note.files);
      return isCurrent ? note.hash : null;
    } catch {
      // There is none, or it is half written.
      return null;
    }
  }

  private keep(stats: Stats): void {
    const { note, alsoWritten } = this.settings;
    const { hash, startTime, compilation } = stats;
    const { fileDependencies, missingDependencies, contextDependencies, compiler } = compilation;
    rmSync(note, { force: true });
    // What it warned of would not be said again.
    if (stats.hasErrors() || stats.hasWarnings()) return;
    // A file that changed meanwhile may have been read before. Folders would have to be compared with all they contain.
    if ([...fileDependencies].some((file) => isNewer(file, startTime))) return;
    if (contextDependencies.size > 0) return;
    const written = [...Object.keys(compilation.assets), ...alsoWritten].map((file) =>
      path.join(compiler.outputPath, file),
    );
    const files = [OWN_CODE, ...fileDependencies, ...missingDependencies, ...written];
    const content: Note = { hash, files, digest: this.digestOf(files) };
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify(content));
  }

  private digestOf(files: readonly string[]): string {
    const digest = createHash('sha256').update(this.config);
    for (const file of files) {
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      const content = isFile ? readFileSync(file) : '';
      digest.update(`\n${file} ${isFile} ${content.length}\n`).update(content);
    }
    return digest.digest('hex');
  }
}

function isNewer(file: string, time: number): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.mtimeMs >= time;
}

/** All data in a value, and the text of its functions and patterns. */
function describe(value: unknown): string {
  const seen = new WeakSet();
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'function' || part instanceof RegExp) return String(part);
    if (typeof part !== 'object' || part === null) return part;
    // Webpack’s plugins may refer to one another.
    if (seen.has(part)) return null;
    seen.add(part);
    return part;
  });
}
