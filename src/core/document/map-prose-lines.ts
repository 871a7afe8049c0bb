const FENCE = /^[ \t>]*(?<mark>`{3,}|~{3,})/;

/** Applies `change` to every line of Markdown that is not inside a fenced code block. */
export function mapProseLines(
  source: string,
  change: (line: string, lineNumber: number) => string,
): string {
  let open: string | null = null;
  return source
    .split('\n')
    .map((line, index) => {
      const mark = FENCE.exec(line)?.groups?.mark;
      if (open !== null) {
        const closes = mark?.startsWith(open) && line.trim().replace(/^[> ]+/, '') === mark;
        if (closes) open = null;
        return line;
      }
      if (mark !== undefined) {
        open = mark;
        return line;
      }
      return change(line, index + 1);
    })
    .join('\n');
}
