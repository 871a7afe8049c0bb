import type { DocumentNode } from '../../base/tree/document-tree';

/** A heading in a page’s table of contents. */
export interface TocEntry {
  id: string;
  level: number;
  /** The heading’s text, code and emphasis, without links. */
  label: DocumentNode[];
  children: TocEntry[];
}
