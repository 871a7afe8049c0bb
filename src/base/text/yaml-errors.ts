import { Lexer, type LineCounter, type YAMLError } from 'yaml';

export interface YamlComplaint {
  line: number;
  reason: string;
  /** How to fix it, if known. */
  hint?: string;
}

/** The errors that the parser found in a YAML source, with their lines. */
export function yamlErrors(
  source: string,
  errors: readonly YAMLError[],
  lines: LineCounter,
): YamlComplaint[] {
  const end = Math.max(0, source.trimEnd().length - 1);
  return errors.map(({ message, pos }) => {
    const sign = /^Missing closing (?<sign>["'])/.exec(message)?.groups?.sign;
    if (sign !== undefined) {
      return {
        line: lines.linePos(openQuote(source, sign, pos[0])).line,
        reason: 'a quote that opens here is not closed',
        hint: `Put another ${sign} at the end of its text.`,
      };
    }
    return {
      line: lines.linePos(Math.min(pos[0], end)).line,
      // The position is reported separately from the reason, counted from the top of the file.
      reason: (message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '').replace(/[.:]$/, ''),
    };
  });
}

/**
 * Where the last quote before an offset opens: the parser notices an unclosed quote only lines later, or at the very
 * end.
 */
function openQuote(source: string, sign: string, before: number): number {
  let offset = 0;
  let found = 0;
  for (const lexeme of new Lexer().lex(source)) {
    // Signs of the lexer’s own between the parts of the source.
    // oxlint-disable-next-line no-control-regex -- They are control characters.
    if (/^[\u0002\u0018\u001f\ufeff]$/.test(lexeme)) continue;
    if (offset >= before) break;
    if (lexeme.startsWith(sign)) found = offset;
    offset += lexeme.length;
  }
  return found;
}
