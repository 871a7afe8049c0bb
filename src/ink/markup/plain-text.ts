const LONGEST = 90;

/** A line of a story without its markup, shortened. */
export function plainText(line: string): string {
  const text = line
    .replace(/\[\/?[a-z][^\]]*\]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
