/** A piece of an expression. */
export interface Token {
  kind: 'number' | 'text' | 'word' | 'sign';
  text: string;
}

const PIECES =
  /\s+|(?<number>\d+(?:\.\d+)?)|"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|(?<word>[$_\p{L}][\p{L}\d_.]*)|(?<sign>===|!==|[=!<>]=|&&|\|\||%[+-]|[-+*/%]=|[-+*/%&=<>!(),])/uy;

/** Splits an expression; null if it has something that is none of its pieces. */
export function tokensOf(code: string): Token[] | null {
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  while (PIECES.lastIndex < code.length) {
    const match = PIECES.exec(code);
    if (match === null) return null;
    const { number, double, single, word, sign } = match.groups ?? {};
    const quoted = double ?? single;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (quoted !== undefined) {
      tokens.push({ kind: 'text', text: quoted.replace(/\\(.)/g, '$1') });
    } else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}
