import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from '../../core/document/parse-document';
import type { ImageSize } from '../../core/document/transform-images';
import { parseFrontmatter, type ParsedFrontmatter } from '../../core/frontmatter/parse-frontmatter';
import { checkGatsbyFrontmatter } from './check-gatsby-frontmatter';
import { highlight, knowsLanguage } from './highlight';
import { measureImagesIn } from './measure-image';
import type { StoredDocument } from './stored-document';

/** The part of Gatsby’s cache used here. */
export interface DocumentCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: StoredDocument) => Promise<unknown>;
}

interface DocumentStoreOptions {
  projectRoot: string;
  cache: DocumentCache;
  /** Changes with the parsing code, so that new code never reads old results. */
  pipelineDigest: string;
  /** Whether the last loaded document of each file stays in memory, for callers that ask again at every change. */
  keepsInMemory?: boolean;
}

/** Parses MDX files, once per content. */
export class DocumentStore {
  private readonly measure;
  private readonly kept = new Map<string, { digest: string; document: StoredDocument }>();

  constructor(private readonly options: DocumentStoreOptions) {
    this.measure = measureImagesIn(options.projectRoot);
  }

  /**
   * Loads the document of a file; only rejects if the file cannot be read. `digest` is the digest of its content, if
   * known: a document in memory under that digest is not read again.
   */
  async load(absolutePath: string, digest?: string): Promise<StoredDocument> {
    const kept = digest === undefined ? undefined : this.kept.get(absolutePath);
    if (kept !== undefined && kept.digest === digest && this.imagesAreSame(kept.document)) {
      return kept.document;
    }
    const document = await this.read(absolutePath);
    if (this.options.keepsInMemory && digest !== undefined) {
      this.kept.set(absolutePath, { digest, document });
    }
    return document;
  }

  private async read(absolutePath: string): Promise<StoredDocument> {
    const source = await readFile(absolutePath, 'utf8');
    const file = path.relative(this.options.projectRoot, absolutePath).split(path.sep).join('/');
    const key = createHash('sha256')
      .update([this.options.pipelineDigest, file, source].join('\0'))
      .digest('hex');
    const stored = (await this.options.cache.get(key)) as StoredDocument | undefined;
    if (stored !== undefined && this.imagesAreSame(stored)) return stored;
    const document = this.parse(source, file);
    await this.options.cache.set(key, document);
    return document;
  }

  private parse(source: string, file: string): StoredDocument {
    const { frontmatter, body, problems } = readFrontmatter(source, file);
    const images = new Map<string, ImageSize | null>();
    const measureImage = (src: string) => {
      const size = this.measure(src);
      images.set(src, size);
      return size;
    };
    const content = parseDocument(body, file, { highlight, knowsLanguage, measureImage });
    return {
      ...content,
      frontmatter,
      images: [...images],
      problems: [...problems, ...content.problems],
    };
  }

  private imagesAreSame({ images }: StoredDocument): boolean {
    return images.every(([src, size]) => {
      const now = this.measure(src);
      return now?.width === size?.width && now?.height === size?.height;
    });
  }
}

/** The frontmatter as this site reads it; if it is valid, Gatsby has to understand it too. */
function readFrontmatter(source: string, file: string): ParsedFrontmatter {
  const read = parseFrontmatter(source, file);
  if (read.problems.length > 0) return read;
  return { ...read, problems: checkGatsbyFrontmatter(source, file, read.frontmatter) };
}
