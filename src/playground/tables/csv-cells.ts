import { parse, unparse } from 'papaparse';

/**
 * What spreadsheets would take for a formula (owasp.org, “CSV injection”) gets an apostrophe before it, and so does what
 * would then look like that, so that each text comes back as it was.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;
/** Programs write commas, or semicolons where commas are for decimals, or tabs. */
const DELIMITERS = [',', ';', '\t'];

/** A table as a CSV file that Excel, too, reads as UTF-8. */
export function writeCells(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row]);
  return `\uFEFF${unparse(cells, { quotes: true, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** The cells of a CSV file, or the row, from 1, whose quotation marks are wrong. `lacks` tells how much its first row lacks. */
export function readCells(
  text: string,
  lacks: (head: readonly string[]) => number,
): { rows: string[][] } | { damagedRow: number } {
  const lackOf = (delimiter: string): number =>
    lacks(parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []);
  const [delimiter = ','] = [...DELIMITERS].sort((one, other) => lackOf(one) - lackOf(other));
  const { data, errors } = parse<string[]>(text, { delimiter });
  const [wrong] = errors.filter(({ type }) => type === 'Quotes');
  if (wrong !== undefined) return { damagedRow: (wrong.row ?? 0) + 1 };
  return { rows: data.map((row) => row.map((cell) => cell.replace(ESCAPED, ''))) };
}
