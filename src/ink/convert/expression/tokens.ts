/** A piece of an expression. */
export interface Token {
  kind: 'number' | 'text' | 'word' | 'sign';
  text: string;
}

const PIECES =
  /\s+|(?<place>\d+(?:st|nd|rd|th)(?:last)?\b)|(?<number>\d+(?:\.\d+)?)|(?<own>(?<=[\p{L}\d_)\]])['’]s\b)|"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|(?<macro>\(\s*(?<called>\p{L}[\p{L}\d_-]*):(?!:))|(?<word>[$_\p{L}][\p{L}\d_$]*)|(?<sign>\.\.\.|===|!==|[=!<>]=|&&|\|\||%[+-]|[-+*/%]=|[-+*/%&=<>!(),.?:[\]{}])/uy;

/** Splits an expression; null if it has something that is none of its pieces. */
export function tokensOf(code: string): Token[] | null {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  while (PIECES.lastIndex < code.length) {
    const match = PIECES.exec(code);
    if (match === null) return null;
    const { number, double, single, called, word, sign, place, own } = match.groups ?? {};
    const quoted = double ?? single;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) {
      tokens.push({ kind: 'text', text: quoted.replace(/\\(.)/g, '$1') });
    } else if (called !== undefined) {
      // Harlowe calls a function in its brackets, and counts neither hyphens nor capitals.
      tokens.push({ kind: 'word', text: plainCall(called) }, { kind: 'sign', text: '(' });
    } else if (own !== undefined) tokens.push({ kind: 'sign', text: "'s" });
    else if (word !== undefined || place !== undefined) {
      tokens.push({ kind: 'word', text: word ?? place ?? '' });
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}

/** The name of a macro of Harlowe as it counts. */
export function plainCall(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
