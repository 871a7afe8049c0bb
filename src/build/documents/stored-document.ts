import type { DocumentContent } from '../../core/document/document-content';
import type { ImageSize } from '../../core/document/transform-images';
import type { Frontmatter } from '../../core/frontmatter/frontmatter-fields';

/** A parsed MDX file as cached between builds. */
export interface StoredDocument extends DocumentContent {
  frontmatter: Frontmatter;
  /** The images measured for it; if one changes, the file is parsed again. */
  images: [src: string, size: ImageSize | null][];
}
