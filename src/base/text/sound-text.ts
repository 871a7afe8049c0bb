const UNSOUND = /^[\uFEFF\0\p{Cs}]+|[\0\p{Cs}]/gu;

/**
 * A text without what no file could give back (zeros, halves of surrogate pairs, a byte order mark at the start), and
 * with one kind of line break.
 */
export function soundText(text: string): string {
  return text.replace(UNSOUND, '').replace(/\r\n?/g, '\n');
}
