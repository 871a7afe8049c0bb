import type { Problem } from '../problems/problem';
import type { FlatHeading } from '../toc/build-toc';
import type { DocumentNode } from './document-tree';

/** An address that a document points to, where it stands. */
export interface DocumentLink {
  href: string;
  line: number;
}

/** A fenced code block as it was written, for checks and queries. */
export interface CodeSample {
  language: string;
  code: string;
  meta: string;
  line: number;
}

/** All that one MDX file's text says, ready to be stored as JSON. */
export interface DocumentContent {
  tree: DocumentNode[];
  headings: FlatHeading[];
  links: DocumentLink[];
  plainText: string;
  codeSamples: CodeSample[];
  problems: Problem[];
  /** Where the text cannot be parsed: nothing is known of what it holds. */
  isUnreadable?: true;
}
