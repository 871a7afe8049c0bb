/** The last line of a fence, an admonition, a component or a table. */
const BLOCK_END = /^\s*(?:`{3,}|~{3,}|:{3,}|<.*>|\|.*\|)$/;

/**
 * A text that ends with an empty line and a line to write in, if words right behind its end would become a part of the
 * block there.
 */
export function withRoomBelow(text: string): string {
  const written = text.trimEnd();
  const lines = text.slice(written.length).split('\n').length - 1;
  const isBlock = BLOCK_END.test(written.slice(written.lastIndexOf('\n') + 1));
  return isBlock && lines < 2 ? `${written}\n\n` : text;
}

/** The text again, as its form keeps it. */
export function withoutRoomBelow(text: string): string {
  const written = text.trimEnd();
  return withRoomBelow(written) === text ? written : text;
}
