/** The frontmatter key whose value is on a line of a file, or null for a line that belongs to no key. */
export function keyAtLine(source: string, line: number): string | null {
  const above = source.split('\n').slice(0, line);
  const begins = above.findLast((text) => /^[\w-]+\s*:/.test(text));
  return begins?.replace(/\s*:.*$/s, '') ?? null;
}
