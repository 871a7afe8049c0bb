import { tokensOf, type Token } from './tokens';
import { binary, call, hasChance, literal, nameOf, type Value } from './value';
import { called, itemOf, partOf, settled } from './value-parts';

/** How a tool writes expressions. */
export interface Syntax {
  /** Its operators, as ink writes them, or `===`, `contains`, `in` and their opposites. */
  operators: Readonly<Record<string, string>>;
  /** What `it` stands for. */
  it?: Value | null;
  /** The name of a variable without what its format writes before it. */
  plainName?: (name: string) => string;
}

/** How long expressions may be, and how deep; nobody writes more. */
const MOST = { tokens: 2000, deep: 60 };
/** How tightly operators bind. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  [...['==', '!=', '===', '!==', '<', '>', '<=', '>='], 'contains', 'in', 'lacks', 'not in'],
  ['+', '-', '&', 'fair_add', 'fair_subtract'],
  ['*', '/', '%'],
];
/** Reads an expression; null if something in it is not understood. */
export function parseValue(code: string, syntax: Syntax): Value | null {
  const tokens = tokensOf(code);
  if (tokens === null || tokens.length === 0 || tokens.length > MOST.tokens) return null;
  const value = new Parser(tokens, syntax).whole();
  return value && settled(value, syntax.plainName ?? ((name) => name));
}

/** Reads a condition; one that is not understood is a function that nobody knows. */
export function parseTest(code: string, syntax: Syntax): Value {
  return parseValue(code, syntax) ?? call('unknown');
}

/** Reads expressions that stand next to each other with commas between them. */
export function parseValues(code: string, syntax: Syntax): readonly Value[] | null {
  const value = parseValue(`f(${code})`, syntax);
  return value?.kind === 'call' ? value.given : null;
}

class Parser {
  private at = 0;
  private depth = 0;
  private it: Value | null;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly syntax: Syntax,
  ) {
    this.it = syntax.it ?? null;
  }

  whole(): Value | null {
    const result = this.either();
    return this.at === this.tokens.length ? result : null;
  }

  private either(): Value | null {
    const test = this.binary(0);
    if (test === null || !this.takes('?')) return test;
    const yes = this.either();
    const no = this.takes(':') ? this.either() : null;
    return yes && no && { kind: 'either', test, yes, no };
  }

  private binary(level: number): Value | null {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const operator = this.operator(operators);
      if (operator === null || left === null) return left;
      if (level === 2) this.it = left;
      const right = this.binary(level + 1);
      left = right && join(left, operator, right);
    }
  }

  /** Takes the next operator if it is one of these; some are written in several words, as `is not`. */
  private operator(wanted: readonly string[]): string | null {
    for (const length of [3, 2, 1]) {
      const tokens = this.tokens.slice(this.at, this.at + length);
      if (tokens.length < length || tokens.some(({ kind }) => kind === 'number' || kind === 'text'))
        continue;
      const { operators } = this.syntax;
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

  private unary(): Value | null {
    this.depth += 1;
    const value = this.depth > MOST.deep ? null : this.sign();
    this.depth -= 1;
    return value;
  }

  private sign(): Value | null {
    if (this.takes('not') || this.takes('!')) return this.wrap('not');
    if (this.takes('-')) return this.wrap('minus');
    if (this.takes('...')) return this.wrap('spread');
    const isDefined = this.nextIs('def') || this.nextIs('ndef');
    if (isDefined && this.tokens[this.at + 1]?.kind === 'word') {
      const isOpposite = this.nextIs('ndef');
      this.at += 1;
      const of = this.unary();
      const test = of && call('defined', of);
      return test && isOpposite ? { kind: 'not', of: test } : test;
    }
    return this.parts(this.single());
  }

  private wrap(kind: 'not' | 'minus' | 'spread'): Value | null {
    const of = this.unary();
    return of && { kind, of };
  }

  private single(): Value | null {
    const token = this.next();
    if (token === undefined) return null;
    if (token.kind === 'number') return literal(Number(token.text));
    if (token.kind === 'text') return literal(token.text);
    if (token.kind === 'word') return this.word(token.text);
    if (token.text === '(') {
      const inner = this.either();
      return this.takes(')') ? inner : null;
    }
    if (token.text === '[') {
      const items = this.values(']');
      return items && { kind: 'array', items };
    }
    return token.text === '{' ? this.map() : null;
  }

  private word(text: string): Value | null {
    if (text === 'true' || text === 'false') return literal(text === 'true');
    if (text === 'it' && this.it !== null) return this.it;
    if (this.takes('(')) {
      const given = this.values(')');
      return given && called(text, given);
    }
    if (this.takes('of')) {
      const of = this.unary();
      return /^(?:all|any)$/.test(text) ? of && call(text, of) : partOf(of, text);
    }
    return nameOf(text);
  }

  /** What follows a value and takes a part of it: `.length`, `[0]`, `'s 1st`, `.includes(…)`. */
  private parts(whole: Value | null): Value | null {
    let value = whole;
    for (;;) {
      if (value === null) return null;
      if (this.takes('.') || this.takes("'s")) value = this.part(value);
      else if (this.takes('[')) {
        const [index, ...more] = this.values(']') ?? [];
        value = index === undefined || more.length > 0 ? null : itemOf(value, index);
      } else return value;
    }
  }

  private part(of: Value): Value | null {
    const token = this.next();
    if (token?.kind === 'text') return partOf(of, token.text);
    if (token?.text === '(') {
      const index = this.either();
      return index && this.takes(')') ? itemOf(of, binary(index, '-', literal(1))) : null;
    }
    if (token?.kind !== 'word') return null;
    if (!this.takes('(')) return partOf(of, token.text);
    const given = this.values(')');
    return given && call(`.${token.text}`, of, ...given);
  }

  private values(close: string): readonly Value[] | null {
    return this.list(close, () => this.either());
  }

  private map(): Value | null {
    const entries = this.list('}', () => {
      const key = this.next();
      if ((key?.kind !== 'word' && key?.kind !== 'text') || !this.takes(':')) return null;
      const value = this.either();
      return value && ([key.text, value] as const);
    });
    return entries && { kind: 'map', entries };
  }

  /** What stands between commas, up to a bracket. */
  private list<Item>(close: string, read: () => Item | null): readonly Item[] | null {
    const items: Item[] = [];
    while (!this.takes(close)) {
      const item = read();
      if (item === null) return null;
      items.push(item);
      if (!this.takes(',') && !this.nextIs(close)) return null;
    }
    return items;
  }

  private next(): Token | undefined {
    this.at += 1;
    return this.tokens[this.at - 1];
  }

  private nextIs(text: string): boolean {
    const token = this.tokens[this.at];
    return token?.text === text && token.kind !== 'text';
  }

  private takes(text: string): boolean {
    const isNext = this.nextIs(text);
    if (isNext) this.at += 1;
    return isNext;
  }
}

/** Harlowe lets `$a is 1 or 2` stand for `$a is 1 or $a is 2`. */
function join(left: Value, operator: string, right: Value): Value {
  const isElided = operator === '||' || operator === '&&';
  if (isElided && right.kind === 'literal' && typeof right.is !== 'boolean') {
    const last = left.kind === 'binary' && left.operator === operator ? left.right : left;
    if (last.kind === 'binary') {
      if (hasChance(last.left)) return call('unknown');
      return binary(left, operator, binary(last.left, last.operator, right));
    }
  }
  return binary(left, operator, right);
}
