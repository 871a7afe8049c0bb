// Characters for emphasis, code, quotation and escapes, and link addresses: quoted sentences leave them out.
const SIGNS = /\]\([^)]*\)|[*_`'"‘’“”\\[\]]/g;

/** A text without its markup, and the line of each of its characters, from 1. */
export interface PlainText {
  text: string;
  lines: readonly number[];
}

/** Removes the markup from the text of a file; runs of spaces and line breaks become one space. */
export function plainText(source: string): PlainText {
  let text = '';
  const lines: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    for (const word of line.replace(SIGNS, '').split(/\s+/).filter(Boolean)) {
      text += `${word} `;
      for (let letter = 0; letter <= word.length; letter++) lines.push(index + 1);
    }
  }
  return { text, lines };
}

/** The line at which words begin between two lines of a text; null if they are not there. Markup is ignored. */
export function findSentence(
  { text, lines }: PlainText,
  words: string,
  [from, to]: readonly [from: number, to: number] = [1, Infinity],
): number | null {
  const wanted = plainText(words).text.trim();
  const start = lines.findIndex((line) => line >= from);
  const at = start === -1 ? -1 : text.indexOf(wanted, start);
  const line = lines[at];
  return line === undefined || line > to ? null : line;
}
