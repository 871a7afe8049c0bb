/** Where the white space before a position begins. */
export function gapBefore(text: string, position: number): number {
  return text.slice(0, position).trimEnd().length;
}

/** Where the white space behind a position ends. */
export function gapBehind(text: string, position: number): number {
  return text.length - text.slice(position).trimStart().length;
}

/** How far the line of a position is indented, if only that is before it. */
export function indentAt(text: string, position: number): string {
  return /(?:^|\n)(?<indent>[ \t]*)$/.exec(text.slice(0, position))?.groups?.indent ?? '';
}

/** Lines below the first one, indented as far as a place is. */
export function indented(lines: string, indent: string): string {
  return lines.replace(/\n(?=[^\n])/g, `\n${indent}`);
}
