/** After a space, and after a hyphen or slash within a name or an address. */
const BREAK = /(?<=[ \n])|(?<=[\p{L}\p{N}][-/])(?=[\p{L}\p{N}])/u;

/** Breaks a text into lines that fit; only a word without any place to break is left longer than a line. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.trim().split(BREAK)) {
    const longer = line + piece;
    if (line === '' || fits(longer.trimEnd())) {
      line = longer;
    } else {
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  return line === '' ? lines : [...lines, line];
}
