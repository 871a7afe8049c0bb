/** A change of one line, told by what its part before the cursor becomes. */
export interface LineContinuation {
  /** What replaces the line up to the cursor; null leaves it. */
  line: string | null;
  /** What is inserted after it, with the new line. */
  insert: string;
}

const MARKED = /^(?<indent>[ \t]*)(?<markers>(?:[*+]|-(?!>))(?:[ \t]*(?:[*+]|-(?!>)))*)/;

/**
 * What Enter does at the end of `before`, with `after` behind the cursor: below a choice or gather goes its text,
 * indented under its words; other lines keep their indentation.
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
 * The indentation of a line whose sign was just written behind `indent`: that of the sign of its depth above, where
 * the line stands where Enter put it, below that one’s words; null leaves the line. `above` gives the lines above,
 * the nearest first.
 */
export function signIndent(
  { indent, sign }: { indent: string; sign: string },
  above: Iterable<string>,
): string | null {
  let open = 0;
  for (const line of above) {
    if (/^\s*===?/.test(line)) return null;
    // Within braces, signs are those of branches.
    open += count(line, '{') - count(line, '}');
    if (open > 0) return null;
    const groups = open === 0 ? MARKED.exec(line)?.groups : undefined;
    if (groups === undefined || depth(groups.markers) !== depth(sign)) continue;
    const { indent: wanted = '', markers = '' } = groups;
    return textIndent(wanted, markers) === indent ? wanted : null;
  }
  return null;
}

function textIndent(indent: string, markers: string): string {
  return indent + ' '.repeat(markers.length + 1);
}

function depth(markers = ''): number {
  return markers.replace(/\s/g, '').length;
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1;
}
