import { textWidth } from './text-width';

/** The first lines of a text that has so much room in each; what is left out is an ellipsis. */
export function wrapText(
  text: string,
  { width, font }: { width: number; font: number },
  most: number,
): string[] {
  const fits = (line: string): boolean => textWidth(line, font) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (lines.length === most) break;
  }
  if (lines.length < most) return line === '' ? lines : [...lines, line];
  const last = Array.from(lines[most - 1] ?? '');
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop();
  return [...lines.slice(0, -1), `${last.join('').replace(/[\s.,;:–—-]+$/u, '')}…`];
}

/** A word in pieces that fit: scripts without spaces have no other places to break. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = (parts.at(-1) ?? '') + character;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
