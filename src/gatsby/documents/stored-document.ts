import type { DocumentContent } from '../../docs/document/document-content';
import type { ImageSize } from '../../docs/document/transform-images';
import type { Frontmatter } from '../../docs/frontmatter/frontmatter-fields';

/** A parsed MDX file as cached between builds. */
export interface StoredDocument extends DocumentContent {
  frontmatter: Frontmatter;
  /** The images measured for it; if one changes, the file is parsed again. */
  images: [src: string, size: ImageSize | null][];
}
