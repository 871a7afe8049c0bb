/** A line without its spaces; only an arrow that is torn apart stays so, because it is none. */
export function withoutSpaces(line: string): string {
  return line.replace(/\s+/g, ' ').replace(/(?<!-) | (?!>)/g, '');
}

/** A line as it counts where it is looked for: quotes, spaces and the signs of a knot are typed differently. */
export function bare(line: string): string {
  return withoutSpaces(line)
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/^==+(\w+)=*$/, '===$1');
}
