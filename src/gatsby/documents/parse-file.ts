import { parseDocument } from '../../docs/document/parse-document';
import type { ImageSize, MeasureImage } from '../../docs/document/transform-images';
import { parseFrontmatter, type ParsedFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { checkGatsbyFrontmatter } from './check-gatsby-frontmatter';
import { highlight, knowsLanguage } from './highlight';
import { measureImagesIn } from './measure-image';
import type { StoredDocument } from './stored-document';

/** An MDX file as it is on disk. */
export interface SourceFile {
  projectRoot: string;
  /** Its path, relative to the project. */
  file: string;
  source: string;
}

const measures = new Map<string, MeasureImage>();

/** Measures the images of a project: each once, for all files. */
export function measureIn(projectRoot: string): MeasureImage {
  const measure = measures.get(projectRoot) ?? measureImagesIn(projectRoot);
  measures.set(projectRoot, measure);
  return measure;
}

/** Parses an MDX file. */
export function parseFile({ projectRoot, file, source }: SourceFile): StoredDocument {
  const { frontmatter, body, problems } = readFrontmatter(source, file);
  const images = new Map<string, ImageSize | null>();
  const measure = measureIn(projectRoot);
  const measureImage = (src: string) => {
    const size = measure(src);
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

/** The frontmatter as this site reads it; if it is valid, Gatsby has to understand it too. */
function readFrontmatter(source: string, file: string): ParsedFrontmatter {
  const read = parseFrontmatter(source, file);
  if (read.problems.length > 0) return read;
  return { ...read, problems: checkGatsbyFrontmatter(source, file, read.frontmatter) };
}
