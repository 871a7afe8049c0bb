import type { DocumentLink } from '../document/document-content';
import type { Frontmatter } from '../frontmatter/frontmatter-fields';

/** One doc as the plan of the pages needs it. */
export interface DocRecord {
  /** Id of its Mdx node. */
  nodeId: string;
  /** Its file, relative to the project. */
  file: string;
  /** The original of a translated file, otherwise the file itself: links are followed among originals. */
  originalFile: string;
  /** Its file below the version's content folder, without ending and number prefixes. */
  docId: string;
  path: string;
  frontmatter: Frontmatter;
  /** Ids in the page that a link's hash can name; null while its text cannot be read, and nobody knows. */
  anchors: string[] | null;
  links: DocumentLink[];
}
