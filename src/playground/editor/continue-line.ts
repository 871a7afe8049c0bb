/** A change of one line, told by what its part before the cursor becomes. */
export interface LineContinuation {
  /** What replaces the line up to the cursor; null leaves it. */
  line: string | null;
  /** What is inserted after it, with the new line. */
  insert: string;
}

const MARKERS =
  /^(?<indent>[ \t]*)(?<markers>(?:[*+]|-(?!>))(?:[ \t]*(?:[*+]|-(?!>)))*)(?<rest>.*)$/;

/**
 * What Enter does at the end of `before`, with `after` behind the cursor: a choice or gather is followed by
 * another of its kind; one without words is given up for a line of text below it; text keeps its indentation.
 */
export function continueLine(before: string, after: string): LineContinuation {
  const { indent = '', markers, rest = '' } = MARKERS.exec(before)?.groups ?? {};
  if (markers === undefined || after.trim() !== '') {
    const blank = before.trim() === '' && after.trim() === '';
    const own = /^[ \t]*/.exec(before)?.[0] ?? '';
    return blank && own !== '' ? { line: '', insert: '\n' } : { line: null, insert: `\n${own}` };
  }
  if (rest.trim() === '') {
    const isChoice = /[*+]/.test(markers);
    return { line: `${indent}${isChoice ? '  ' : ''}`, insert: '' };
  }
  return { line: null, insert: `\n${indent}${markers} ` };
}
