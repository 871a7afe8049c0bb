import type { Problem } from '../../base/problems/problem';
import type { DocumentNode } from '../../base/tree/document-tree';
import type { FlatHeading } from '../toc/build-toc';
import type { CodeSample } from './samples/ink-sample';

/** An address in a document, with its position. */
export interface DocumentLink {
  href: string;
  line: number;
}

/** Everything the text of one MDX file says, ready to be stored as JSON. */
export interface DocumentContent {
  tree: DocumentNode[];
  headings: FlatHeading[];
  links: DocumentLink[];
  plainText: string;
  codeSamples: CodeSample[];
  problems: Problem[];
  /** True if the text cannot be parsed, so nothing is known about its content. */
  isUnreadable?: true;
}
