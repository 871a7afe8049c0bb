import { readHeader } from '../../ink/reading/header';
import { lineKind } from '../../ink/reading/line-kind';
import { MARKED } from './continue-line';

const RETURNS = /^\s*~\s*return\b/;
/** The end of a line after which the story is elsewhere. */
const LEAVES = /(?:->->.*|->\s*[\p{L}\d_.]+\s*(?:\([^()]*\))?|^\s*~\s*return\b.*)$/u;

/** Whether a line begins a knot, stitch or function. */
export function isHeader(line: string): boolean {
  return readHeader(line) !== null;
}

/** How many lines, without comments, can be above a new one that the story still gets to: at most `count`. */
export function reachedLines(lines: readonly string[], count: number): number {
  let reached = count;
  let closed = 0;
  for (let at = count - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    closed = Math.max(0, closed + signs(line, '}') - signs(line, '{'));
    // A divert in braces above is in a branch, and others may go on.
    if (closed > 0) continue;
    if (isHeader(line)) break;
    if (leaves(line)) reached = at = firstChoice(lines, at);
    else if (MARKED.test(line)) break;
  }
  return reached;
}

/** The same number, or more if a knot’s first stitch would follow: the story would no longer get to that. */
export function belowHeaders(lines: readonly string[], count: number): number {
  const isText = (line: string): boolean => line.trim() !== '';
  const next = lines.findIndex((line, at) => at >= count && isText(line));
  const isBetween =
    readHeader(lines[next] ?? '')?.kind === 'stitch' &&
    isHeader(lines.slice(0, count).findLast(isText) ?? '');
  return isBetween ? next + 1 : count;
}

/** The first of the choices that a choice or gather belongs to; any other line as it is. */
function firstChoice(lines: readonly string[], last: number): number {
  const depth = depthOf(lines[last]);
  let first = last;
  for (let at = last - 1; depth > 0 && at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    const other = depthOf(line);
    if (isHeader(line) || (other > 0 && (other < depth || line.trim().startsWith('-')))) break;
    if (other > 0) first = at;
  }
  return first;
}

/** How many signs begin a choice or gather; 0 for any other line. */
function depthOf(line = ''): number {
  return MARKED.exec(line)?.groups?.markers?.replace(/\s/g, '').length ?? 0;
}

/** Whether the story is elsewhere after a line. */
function leaves(line: string): boolean {
  return !stores(line) && LEAVES.test(line.replace(/\s*#.*$/, '').trimEnd());
}

function signs(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

/** Whether a line only looks as if it left: it stores a divert. */
function stores(line: string): boolean {
  const kind = lineKind(line);
  return kind === 'declaration' || kind === 'note' || (kind === 'logic' && !RETURNS.test(line));
}
