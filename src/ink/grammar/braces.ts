import { matching } from './lexed-grammar';
import { COMMENT, ESCAPE, EXPRESSION, INLINE_COMMENT, SEQUENCE_WORDS } from './patterns';

/** Braces nested deeper than this count as text, so that hostile input cannot exhaust the stack. */
const MAX_DEPTH = 10;

const isBlock = matching(
  String.raw`\{[ \t]*(?:(?:[!&~$]+|(?:${SEQUENCE_WORDS}|${EXPRESSION}[ \t]*):)[ \t]*)?(?:${INLINE_COMMENT}[ \t]*)*(?:\/\/[^\n]*)?\r?\n`,
);
const parts = new RegExp(`${ESCAPE}|${COMMENT}|[{}\\n]`, 'gu');
const isHeader = matching(String.raw`\n[ \t]*=`);

/**
 * The end of a group of braces that begins at `from`, or -1 if it is not closed. A group only spans several lines if
 * its first line is just its condition, and never reaches past the header of a knot or stitch.
 */
export function endOfBraces(text: string, from: number): number {
  if (text[from] !== '{') return -1;
  const blocks: boolean[] = [];
  parts.lastIndex = from;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    const { 0: sign, index } = part;
    if (sign === '{') {
      if (blocks.length === MAX_DEPTH) return -1;
      blocks.push(isBlock(text, index) > index);
    } else if (sign === '}') {
      blocks.pop();
      if (blocks.length === 0) return index + 1;
    } else if (sign === '\n') {
      while (blocks.at(-1) === false) blocks.pop();
      if (blocks.length === 0 || isHeader(text, index) > index) return -1;
    }
  }
  return -1;
}

/**
 * Creates a scanner that moves through text until `stop` (a regular expression source) matches, and returns that
 * position or the end. It skips escapes, groups of braces and comments within the line.
 */
export function walkTo(stop: string): (text: string, from: number) => number {
  const walked = new RegExp(String.raw`${INLINE_COMMENT}|(?<stop>${stop})|${ESCAPE}|\{`, 'gu');
  return (text, from) => {
    walked.lastIndex = from;
    for (let part = walked.exec(text); part; part = walked.exec(text)) {
      if (part.groups?.stop !== undefined) return part.index;
      if (part[0] === '{')
        walked.lastIndex = Math.max(endOfBraces(text, part.index), part.index + 1);
    }
    return text.length;
  };
}
