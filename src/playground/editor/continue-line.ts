import { readHeader } from '../../ink/reading/header';

/** A change to one line, described by what replaces the part before the cursor. */
export interface LineContinuation {
  /** Replaces the line up to the cursor; null leaves it unchanged. */
  line: string | null;
  /** Inserted after it, including the line break. */
  insert: string;
}

/** The signs of choices and gathers at the beginning of a line. */
export const MARKED = /^(?<indent>[ \t]*)(?<markers>(?:[*+]|-(?!>))(?:[ \t]*(?:[*+]|-(?!>)))*)/;

/**
 * What Enter does after `before`, with `after` behind the cursor: the text below a choice or gather is indented to
 * its words; other lines keep their indentation.
 */
export function continueLine(before: string, after: string): LineContinuation {
  const { indent = '', markers } = MARKED.exec(before)?.groups ?? {};
  if (markers !== undefined && after.trim() === '')
    return { line: null, insert: `\n${textIndent(indent, markers)}` };
  const blank = before.trim() === '' && after.trim() === '';
  const own = /^[ \t]*/.exec(before)?.[0] ?? '';
  return blank && own !== '' ? { line: '', insert: '\n' } : { line: null, insert: `\n${own}` };
}

/**
 * The indentation for a line whose marker was just typed after `indent`: that of the nearest marker of the same depth
 * above, if the line is where Enter put it, below that marker’s words; null leaves the line unchanged. `above` yields
 * the lines above, nearest first.
 */
export function signIndent(
  { indent, sign }: { indent: string; sign: string },
  above: Iterable<string>,
): string | null {
  let open = 0;
  for (const line of above) {
    if (readHeader(line) !== null) return null;
    // Within braces, the markers belong to branches.
    open += count(line, '{') - count(line, '}');
    if (open > 0) return null;
    const groups = open === 0 ? MARKED.exec(line)?.groups : undefined;
    if (groups === undefined || depth(groups.markers) !== depth(sign)) continue;
    const { indent: wanted = '', markers = '' } = groups;
    return textIndent(wanted, markers) === indent ? wanted : null;
  }
  return null;
}

/** The indentation of the text below a choice or gather. */
export function textIndent(indent: string, markers: string): string {
  return indent + ' '.repeat(markers.length + 1);
}

function depth(markers = ''): number {
  return markers.replace(/\s/g, '').length;
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1;
}
