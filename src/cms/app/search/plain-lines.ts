import { splitBlocks } from '../source/text/split-blocks';

/** What a line is written with, and what is read instead. */
const SYNTAX: readonly (readonly [RegExp, string])[] = [
  // Comments, tags, the ids of headings.
  [/\{\/\*.*?\*\/\}|(?<!`)<\/?[A-Z][^<>]*>|\{#[^{}]*\}/g, ''],
  // Boxes, with their titles.
  [/^:{3,}\w*(?:\[(.*)\])?$/g, '$1'],
  // What begins a line, and the line below the head of a table.
  [/^\s*(?:>\s*|#+\s+|[-+*]\s+|\d+\.\s+)+|^[\s|:-]+$/g, ''],
  // Links and pictures.
  [/!?\[([^\]]*)\]\([^()\s]*\)/g, '$1'],
  // Emphasis and code; not the underscore in a name.
  [/(?<![\p{L}\p{N}])[*_]+(?=\S)|(?<=\S)[*_]+(?![\p{L}\p{N}])|`/gu, ''],
  // Cells.
  [/\s*\|\s*|\s+/g, ' '],
];

/** The lines of a page as they are read, one for each, as far as that is simple to tell; code stays as it is. */
export function plainLines(text: string): string[] {
  return splitBlocks(text).flatMap(({ from, to, fence }) => {
    const lines = text.slice(from, to).split('\n');
    // The line after the last one belongs to the next block.
    if (to < text.length) lines.pop();
    if (fence === null) return lines.map(plain);
    const code = text.slice(fence.codeFrom, fence.codeTo).split('\n');
    return lines.map((_, index) => code[index - 1] ?? '');
  });
}

const plain = (line: string): string =>
  SYNTAX.reduce((before, [syntax, read]) => before.replace(syntax, read), line).trim();
