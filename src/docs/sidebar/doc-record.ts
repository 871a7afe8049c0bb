import type { DocumentLink } from '../document/document-content';
import type { Frontmatter } from '../frontmatter/frontmatter-fields';

/** What page planning needs to know about a doc. */
export interface DocRecord {
  /** Its file, relative to the project. */
  file: string;
  /** The original of a translated file, otherwise the file itself: links are followed among originals. */
  originalFile: string;
  /** Its file below the version’s content folder, without extension and number prefixes. */
  docId: string;
  path: string;
  frontmatter: Frontmatter;
  /** Ids in the page that a link’s hash can point to; null if its text cannot be read. */
  anchors: string[] | null;
  links: DocumentLink[];
  /** Its headings of the second level: what is inside. */
  sections: { id: string; label: string }[];
}
