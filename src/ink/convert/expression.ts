import { inkString } from './ink-text';
import { tokensOf, type Token } from './tokens';

/** What an expression is; `mixed` variables hold sometimes this and sometimes that. */
export type ValueKind = 'number' | 'text' | 'truth' | 'mixed';

/** An expression of another tool, in ink. */
export interface Expression {
  ink: string;
  kind: ValueKind;
  /** Whether it is a number, a text or true or false as such, so that a variable can begin with it. */
  isLiteral: boolean;
}

/** How a tool writes expressions. */
export interface Dialect {
  /** Its operators, as ink writes them. */
  operators: Readonly<Record<string, string>>;
  /** A variable, or something else with a name; null if it cannot be carried over. */
  name: (name: string) => Expression | null;
  /** A call of a function with its arguments; null if it cannot be carried over. */
  call?: (name: string, given: readonly Expression[]) => Expression | null;
}

/** How tightly ink’s operators bind. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '>', '<=', '>='],
  ['+', '-', '&', 'fair_add', 'fair_subtract'],
  ['*', '/', '%'],
];

/** Translates an expression; null if something in it cannot be carried over. */
export function translate(code: string, dialect: Dialect): Expression | null {
  const tokens = tokensOf(code);
  return tokens === null || tokens.length === 0 ? null : new Translator(tokens, dialect).whole();
}

/** An expression as a condition of ink; a text counts as true unless it is empty. */
export function asCondition({ ink, kind }: Expression): string {
  return kind === 'text' ? `${inBrackets(ink)} != ""` : ink;
}

/** An expression as a part of another. */
export function inBrackets(ink: string): string {
  return /^(?:[\p{L}\d_.]+|"(?:\\.|[^"\\])*"|[\p{L}\d_]+\([^()]*\))$/u.test(ink) ? ink : `(${ink})`;
}

class Translator {
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly dialect: Dialect,
  ) {}

  whole(): Expression | null {
    const result = this.binary(0);
    return this.at === this.tokens.length ? result : null;
  }

  private binary(level: number): Expression | null {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const operator = this.operator(operators);
      if (operator === null || left === null) return left;
      const right = this.binary(level + 1);
      left = right && combine(left, operator, right);
    }
  }

  /** Takes the next operator if it is one of these; some are written in two words, as `is not`. */
  private operator(wanted: readonly string[]): string | null {
    for (const length of [2, 1]) {
      const tokens = this.tokens.slice(this.at, this.at + length);
      if (
        tokens.length < length ||
        tokens.some(({ kind }) => kind === 'number' || kind === 'text')
      ) {
        continue;
      }
      const { operators } = this.dialect;
      const written = tokens.map(({ text }) => text).join(' ');
      const operator = Object.hasOwn(operators, written) ? operators[written] : undefined;
      if (operator === undefined) continue;
      // `is not` is one operator, not `is` and another.
      if (!wanted.includes(operator)) return null;
      this.at += length;
      return operator;
    }
    return null;
  }

  private unary(): Expression | null {
    if (this.takes('not') || this.takes('!')) {
      const inner = this.unary();
      return inner && truth(`not ${inBrackets(asCondition(inner))}`);
    }
    if (this.takes('-')) {
      const inner = this.unary();
      if (inner?.kind !== 'number') return null;
      return { ...inner, ink: `-${inBrackets(inner.ink)}` };
    }
    return this.single();
  }

  private single(): Expression | null {
    const token = this.tokens[this.at];
    this.at += 1;
    switch (token?.kind) {
      case 'number':
        return { ink: token.text, kind: 'number', isLiteral: true };
      case 'text':
        return { ink: inkString(token.text), kind: 'text', isLiteral: true };
      case 'word':
        return this.word(token.text);
      default:
        return token?.text === '(' ? this.group() : null;
    }
  }

  private group(): Expression | null {
    const inner = this.binary(0);
    return this.takes(')') && inner !== null ? inner : null;
  }

  private word(text: string): Expression | null {
    if (text === 'true' || text === 'false') return { ink: text, kind: 'truth', isLiteral: true };
    if (!this.takes('(')) return this.dialect.name(text);
    const given: Expression[] = [];
    while (!this.takes(')')) {
      const argument = this.binary(0);
      if (argument === null) return null;
      given.push(argument);
      if (!this.takes(',') && this.tokens[this.at]?.text !== ')') return null;
    }
    return this.dialect.call?.(text, given) ?? null;
  }

  private takes(text: string): boolean {
    const token = this.tokens[this.at];
    const isNext = token?.text === text && token.kind !== 'text';
    if (isNext) this.at += 1;
    return isNext;
  }
}

function truth(ink: string): Expression {
  return { ink, kind: 'truth', isLiteral: false };
}

/** Two values and an operator, unless ink would do something else with them. */
function combine(left: Expression, operator: string, right: Expression): Expression | null {
  const one = inBrackets(left.ink);
  const other = inBrackets(right.ink);
  const areNumbers = left.kind === 'number' && right.kind === 'number';
  switch (operator) {
    case '||':
    case '&&':
      if (left.kind === 'mixed' || right.kind === 'mixed') return null;
      return truth(
        `${inBrackets(asCondition(left))} ${operator} ${inBrackets(asCondition(right))}`,
      );
    case '==':
    case '!=':
      return truth(`${one} ${operator} ${other}`);
    case '<':
    case '>':
    case '<=':
    case '>=':
      return areNumbers ? truth(`${one} ${operator} ${other}`) : null;
    case '&':
      return { ink: `"" + ${one} + ${other}`, kind: 'text', isLiteral: false };
    case '+':
      if (areNumbers) return number(`${one} + ${other}`);
      return isJoinable(left) && isJoinable(right)
        ? { ink: `${one} + ${other}`, kind: 'text', isLiteral: false }
        : null;
    case 'fair_add':
    case 'fair_subtract':
      return areNumbers ? number(`${operator}(${left.ink}, ${right.ink})`) : null;
    case '/':
      // Ink would leave out the rest of a division of whole numbers.
      return areNumbers ? number(`FLOAT(${left.ink}) / ${other}`) : null;
    default:
      return areNumbers ? number(`${one} ${operator} ${other}`) : null;
  }
}

function number(ink: string): Expression {
  return { ink, kind: 'number', isLiteral: false };
}

function isJoinable({ kind }: Expression): boolean {
  return kind === 'number' || kind === 'text';
}
