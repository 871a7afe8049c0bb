// Signs of emphasis, code, quotation and escapes, and the addresses of links: what is quoted leaves them out.
const SIGNS = /\]\([^)]*\)|[*_`'"‘’“”\\[\]]/g;

/** A text without its markup, and the line of each of its characters. */
interface PlainText {
  text: string;
  lines: number[];
}

/** The line, from 1, at which words begin in the lines of a file; null where they do not stand. Markup does not count. */
export function findSentence(
  source: string,
  words: string,
  [from, to]: readonly [from: number, to: number] = [1, Infinity],
): number | null {
  const page = plainText(source, from, to);
  const at = page.text.indexOf(plainText(words, 1, Infinity).text.trim());
  return at === -1 ? null : (page.lines[at] ?? null);
}

function plainText(source: string, from: number, to: number): PlainText {
  let text = '';
  const lines: number[] = [];
  for (const [index, line] of source.split('\n').entries()) {
    if (index + 1 < from || index + 1 > to) continue;
    for (const word of line.replace(SIGNS, '').split(/\s+/).filter(Boolean)) {
      text += `${word} `;
      for (let letter = 0; letter <= word.length; letter++) lines.push(index + 1);
    }
  }
  return { text, lines };
}
