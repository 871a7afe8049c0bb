import type { DocumentNode } from '../../base/tree/document-tree';

/** An entry of a page that readers find by what they see. */
export interface Symptom {
  /** The anchor of its heading. */
  id: string;
  /** The heading’s text and code. */
  title: DocumentNode[];
  /** What to do, in a sentence. */
  answer: DocumentNode[];
  /** Other words that readers type for it. */
  phrases: string[];
  /** The words of its text that are not in the title. */
  words: string;
}
