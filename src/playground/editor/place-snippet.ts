import { readHeader } from '../../ink/reading/header';
import { editorMessages } from '../../config/messages/editor';
import { isSilent } from '../../ink/reading/line-kind';
import { spacedName, titleIn } from '../../ink/story/place-title';
import { MARKED, textIndent } from './continue-line';
import { belowHeaders, isHeader, reachedLines } from './reached-lines';
import { COMMENT, withoutComments } from '../../ink/reading/comments';

const words = editorMessages.inserted;

/** What is inserted where, where the cursor is then, and a sentence about it. */
interface Insertion {
  from: number;
  insert: string;
  cursor: number;
  said: string;
}

/** What markup behind it would belong to. */
const NO_TEXT_BEHIND = /#|->|\/\/|\*\//;

/**
 * Where a tag or markup goes that is inserted at the cursor: markup into a line of text; everything else on a line of
 * its own, because a tag ends with its line. Where the story never gets, it goes above what leaves.
 */
export function placeSnippet(snippet: string, text: string, caret: number): Insertion {
  const position = behindComment(text, caret);
  const lines = text.split('\n');
  const read = withoutComments(text).split('\n');
  const at = text.slice(0, position).split('\n').length - 1;
  const line = read[at] ?? '';
  const before = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  const isText = !snippet.startsWith('#') && !isSilent(line) && !NO_TEXT_BEHIND.test(before);
  if (isText && reachedLines(read, at) === at) {
    const cursor = position + snippet.length;
    const said = words.within(lineIn(lines, read, at));
    return { from: position, insert: snippet, cursor, said };
  }
  const isEmpty = lines[at]?.trim() === '';
  const wanted = isEmpty || (before.trim() === '' && !isHeader(line)) ? at : at + 1;
  const gap = belowHeaders(read, reachedLines(read, wanted));
  const inserted = inGap(lines, gap, { snippet, fills: isEmpty && gap === at });
  return { ...inserted, said: sentence(lines, gap, lineIn(lines, read, gap), gap < wanted) };
}

/** The same position, or the end of the comment that contains it. */
function behindComment(text: string, position: number): number {
  for (const { index, 0: comment } of text.matchAll(COMMENT)) {
    const end = index + comment.length;
    if (index < position && position < end) return end;
  }
  return position;
}

/** Inserts a line below so many others, or fills the empty one that is there. */
function inGap(
  lines: readonly string[],
  gap: number,
  { snippet, fills }: { snippet: string; fills: boolean },
): Omit<Insertion, 'said'> {
  const line = lines[gap];
  const indent = indentOf(lines, gap);
  const start = lines.slice(0, gap).join('\n').length + (gap > 0 ? 1 : 0);
  if (fills && line !== undefined) {
    const insert = (line === '' ? indent : '') + snippet;
    const from = start + line.length;
    return { from, insert, cursor: from + insert.length };
  }
  const written = indent + snippet;
  return line === undefined
    ? { from: start - 1, insert: `\n${written}`, cursor: start + written.length }
    : { from: start, insert: `${written}\n`, cursor: start + written.length };
}

/** The indentation of the text around a new line. */
function indentOf(lines: readonly string[], gap: number): string {
  const next = lines[gap] ?? '';
  if (next.trim() !== '' && !MARKED.test(next) && !isHeader(next)) return ownIndent(next);
  const above = lines.slice(0, gap).findLast((line) => line.trim() !== '') ?? '';
  const { indent = '', markers } = MARKED.exec(above)?.groups ?? {};
  return markers === undefined ? ownIndent(above) : textIndent(indent, markers);
}

function ownIndent(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function sentence(lines: readonly string[], gap: number, line: string, isMoved: boolean): string {
  const isText = (line: string): boolean => line.trim() !== '';
  const below = lines.slice(gap).find(isText);
  const above = lines.slice(0, gap).findLast(isText);
  if (below !== undefined) return words.above(line, start(below), isMoved);
  return above === undefined ? words.within(line) : words.below(line, start(above));
}

/** A line by its number, and by the place that it is in; `read` are the lines without comments, which may name it. */
function lineIn(lines: readonly string[], read: readonly string[], at: number): string {
  const header = read.slice(0, at).findLastIndex(isHeader);
  const name = readHeader(read[header] ?? '')?.name;
  const place =
    name === undefined ? null : (titleIn(lines[header] ?? '', name) ?? spacedName(name));
  return words.line(at + 1, place);
}

/** The first words of a line. */
function start(line: string): string {
  const text = line.trim();
  return text.length <= 40 ? text : `${text.slice(0, 40).replace(/\s+\S*$/, '')}…`;
}
