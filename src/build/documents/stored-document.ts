import type { DocumentContent } from '../../core/document/document-content';
import type { ImageSize } from '../../core/document/transform-images';
import type { Frontmatter } from '../../core/frontmatter/frontmatter-fields';

/** A parsed MDX file as it is kept between builds. */
export interface StoredDocument extends DocumentContent {
  frontmatter: Frontmatter;
  /** The images that were measured for it; if one changes, it is parsed anew. */
  images: [src: string, size: ImageSize | null][];
}
