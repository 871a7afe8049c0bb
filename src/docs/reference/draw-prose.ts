import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';

/** A word as code. */
export function codeOf(text: string): DocumentElement {
  return ['code', 0, text];
}

/** A text of the reference, with text in backticks as code. */
export function drawProse(text: string): DocumentNode[] {
  return text
    .split('`')
    .map((part, index): DocumentNode => (index % 2 === 1 ? codeOf(part) : part))
    .filter((node) => node !== '');
}

/** Words as code, separated by commas. */
export function codeList(words: readonly string[]): DocumentNode[] {
  return words.flatMap((word, index) => (index === 0 ? [codeOf(word)] : [', ', codeOf(word)]));
}
