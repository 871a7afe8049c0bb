import type { DocumentNode } from '../document/document-tree';

/** One heading in a page's table of contents. */
export interface TocEntry {
  id: string;
  level: number;
  /** The heading's words: text, code, emphasis; no links. */
  label: DocumentNode[];
  children: TocEntry[];
}
