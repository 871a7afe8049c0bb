import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entries } from '../project/entries';
import type { ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';
import { measureIn, parseFile, type SourceFile } from './parse-file';
import type { StoredDocument } from './stored-document';

const parseTask: Task<SourceFile, StoredDocument> = {
  file: entries.parseFile,
  name: 'parseFile',
};

/** So many files are parsed in this thread before others are started. */
const FEW = 3;
/** How many files are read ahead. */
const AHEAD = 16;

interface DocumentStoreOptions {
  projectRoot: string;
  cache: ResultCache;
  /** Changes with the parsing code, so that new code never reads old results. */
  pipelineDigest: string;
  /** Whether the last loaded document of each file stays in memory, for callers that ask again at every change. */
  keepsInMemory?: boolean;
}

/** Parses MDX files, once per content. */
export class DocumentStore {
  private readonly measure;
  private readonly kept = new Map<string, { digest: string; document: Promise<StoredDocument> }>();

  constructor(private readonly options: DocumentStoreOptions) {
    this.measure = measureIn(options.projectRoot);
  }

  /**
   * Loads the document of a file; only rejects if the file cannot be read. `digest` is the digest of its content, if
   * known: a document in memory under that digest is not read again.
   */
  async load(absolutePath: string, digest?: string): Promise<StoredDocument> {
    const kept = digest === undefined ? undefined : this.kept.get(absolutePath);
    if (kept !== undefined && kept.digest === digest) {
      const document = await kept.document.catch(() => null);
      if (document !== null && this.imagesAreSame(document)) return document;
    }
    const document = this.read(absolutePath);
    if (this.options.keepsInMemory && digest !== undefined) {
      // At once: others may ask while it is parsed.
      this.kept.set(absolutePath, { digest, document });
    }
    return document;
  }

  /** Loads the documents of many files, in their order, each with its file; one that cannot be read is its error. */
  async *loadEach<File extends { absolutePath: string }>(
    files: readonly File[],
    threads?: Threads,
  ): AsyncGenerator<[file: File, document: StoredDocument | Error]> {
    const missing = { count: 0, threads };
    const load = ({ absolutePath }: File) =>
      this.read(absolutePath, missing).catch((error: unknown) => toError(error));
    const ahead: ReturnType<typeof load>[] = [];
    for (const [index, file] of files.entries()) {
      ahead.push(...files.slice(index + ahead.length, index + AHEAD).map(load));
      const document = await ahead.shift();
      if (document !== undefined) yield [file, document];
    }
  }

  private async read(
    absolutePath: string,
    missing: { count: number; threads?: Threads | undefined } = { count: 0 },
  ): Promise<StoredDocument> {
    const source = await readFile(absolutePath, 'utf8');
    const file = path.relative(this.options.projectRoot, absolutePath).split(path.sep).join('/');
    const key = createHash('sha256')
      .update([this.options.pipelineDigest, file, source].join('\0'))
      .digest('hex');
    const stored = (await this.options.cache.get(key)) as StoredDocument | undefined;
    if (stored !== undefined && this.imagesAreSame(stored)) return stored;
    missing.count += 1;
    const { projectRoot } = this.options;
    const input = { projectRoot, file, source };
    const document =
      missing.threads === undefined || missing.count <= FEW
        ? parseFile(input)
        : await missing.threads.run(parseTask, input);
    await this.options.cache.set(key, document);
    return document;
  }

  private imagesAreSame({ images }: StoredDocument): boolean {
    return images.every(([src, size]) => {
      const now = this.measure(src);
      return now?.width === size?.width && now?.height === size?.height;
    });
  }
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
