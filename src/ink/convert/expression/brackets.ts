/** Where the bracket that opens at a place is closed, quotes aside; -1 if it is not. */
export function closingOf(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (const [place, sign] of signsOf(text, at, open === '(')) {
    if (sign === open) depth += 1;
    else if (sign === close) {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  return -1;
}

/** Splits at a sign that is outside brackets and quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, sign] of signsOf(text, 0, true)) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

/** The signs of a text from a place on, without what is in quotes. */
function* signsOf(text: string, from: number, hasQuotes: boolean): Generator<[number, string]> {
  let quote: string | null = null;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote === null) {
      // An apostrophe within a word is none.
      const isQuote = sign === '"' || (sign === "'" && !/[\p{L}\d)\]]/u.test(text[at - 1] ?? ''));
      if (hasQuotes && isQuote) quote = sign;
      else yield [at, sign];
    } else if (sign === '\\') at += 1;
    else if (sign === quote) quote = null;
  }
}
