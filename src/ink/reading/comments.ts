/** A comment of ink, which reads comments before anything else: a backslash does not escape one. */
export const COMMENT = /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g;

/** The same text with spaces for its comments, so that places in it stay the same. */
export function withoutComments(text: string): string {
  return text.replace(COMMENT, (comment) => comment.replace(/[^\r\n]/g, ' '));
}
