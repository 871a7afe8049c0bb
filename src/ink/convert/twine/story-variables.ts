import { translate, type Dialect, type Expression, type ValueKind } from '../expression';
import type { InkNames } from '../ink-names';
import type { SetNode } from './passage-nodes';
import type { TwineFormat } from './twine-story';

const JAVASCRIPT = {
  ...{ '===': '==', '!==': '!=', '==': '==', '!=': '!=', '<': '<', '>': '>', '<=': '<=' },
  ...{ '>=': '>=', '&&': '&&', '||': '||', '+': '+', '-': '-', '*': '*', '/': '/', '%': '%' },
};
const WORDS = { is: '==', 'is not': '!=', and: '&&', or: '||' };
const SUGARCUBE = {
  ...{ isnot: '!=', eq: '==', neq: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' },
};
const OPERATORS: Readonly<Record<TwineFormat, Dialect['operators']>> = {
  Harlowe: { ...JAVASCRIPT, ...WORDS },
  SugarCube: { ...JAVASCRIPT, ...WORDS, ...SUGARCUBE },
  Chapbook: JAVASCRIPT,
  Snowman: JAVASCRIPT,
};
const STARTS: Readonly<Record<ValueKind, string>> = {
  number: '0',
  text: '""',
  truth: 'false',
  mixed: '0',
};

/** How often the visits of a passage were counted; null if ink counts them differently. */
export type Visits = (passage: string | null) => string | null;

/** The variables of a Twine story: what is in them is told by what is assigned to them. */
export class StoryVariables {
  private readonly kinds = new Map<string, ValueKind>();
  private readonly first = new Map<string, string>();

  constructor(
    private readonly format: TwineFormat,
    private readonly names: InkNames,
    private readonly visits: Visits,
    sets: readonly SetNode[],
  ) {
    // A variable can be told once those that it depends on have been.
    for (let round = 0; round < 4; round += 1) this.note(sets, null);
    this.note(sets, 'number');
    for (let round = 0; round < 2; round += 1) this.note(sets, null);
  }

  /** An expression in ink; null if something in it cannot be carried over. */
  translate(code: string, itself?: { name: string; kind: ValueKind }): Expression | null {
    const { format } = this;
    const plain =
      format === 'Harlowe'
        ? code.replace(/\(\s*(?=[a-z-]+:)/gi, '').replace(/\b([a-z-]+):/gi, '$1(')
        : code;
    return translate(plain, {
      operators: OPERATORS[format],
      name: (name) => (name === itself?.name ? this.variable(name, itself.kind) : this.name(name)),
      call: (name, given) => this.call(name, given),
    });
  }

  /** A variable that the text names; null if nothing that can be carried over is ever assigned to it. */
  named(name: string): string | null {
    return this.kinds.has(name) ? this.inkName(name) : null;
  }

  /** An assignment as a line of ink; null if it cannot be carried over. */
  statement(set: SetNode): string | null {
    const value = this.valueOf(set);
    if (value === null || !this.kinds.has(set.name)) return null;
    const name = this.inkName(set.name);
    const step = /^[+-]=$/.test(set.operator) ? this.translate(set.expression) : null;
    return step?.kind === 'number'
      ? `~ ${name} ${set.operator} ${step.ink}`
      : `~ ${name} = ${value.ink}`;
  }

  /** Makes a variable begin with what is first assigned to it; returns whether that can be. */
  begin(set: SetNode): boolean {
    const value = this.valueOf(set);
    if (this.first.has(set.name) || set.operator !== '=' || value?.isLiteral !== true) return false;
    this.first.set(set.name, value.ink);
    return true;
  }

  /** The lines that declare all variables. */
  declarations(): string[] {
    return [...this.kinds].map(
      ([name, kind]) => `VAR ${this.inkName(name)} = ${this.first.get(name) ?? STARTS[kind]}`,
    );
  }

  private note(sets: readonly SetNode[], assumed: ValueKind | null): void {
    for (const set of sets) {
      const known = this.kinds.get(set.name);
      if (assumed !== null && known !== undefined) continue;
      const kind = this.valueOf(set, assumed)?.kind;
      if (kind === undefined) continue;
      this.kinds.set(set.name, known === undefined || known === kind ? kind : 'mixed');
    }
  }

  /** What a variable is after an assignment. */
  private valueOf(set: SetNode, assumed: ValueKind | null = null): Expression | null {
    const { name, operator, expression } = set;
    const code = operator === '=' ? expression : `${name} ${operator[0] ?? '+'} (${expression})`;
    return this.translate(code, assumed === null ? undefined : { name, kind: assumed });
  }

  private name(name: string): Expression | null {
    const die = /^random\.d(?<sides>\d+)$/.exec(name)?.groups?.sides;
    if (die !== undefined) return value(`RANDOM(1, ${die})`);
    if (name === 'visits' || name === 'passage.visits') return this.visitsOf(null);
    const kind = this.kinds.get(name);
    return kind === undefined ? null : this.variable(name, kind);
  }

  private variable(name: string, kind: ValueKind): Expression {
    return { ink: this.inkName(name), kind, isLiteral: false };
  }

  private call(name: string, given: readonly Expression[]): Expression | null {
    const [one, other] = given;
    if (name === 'random' && one?.kind === 'number') {
      const from = other === undefined ? '0' : one.ink;
      return value(`RANDOM(${from}, ${(other ?? one).ink})`);
    }
    if (name === 'visited' && given.length < 2) {
      if (one === undefined) return this.visitsOf(null);
      return one.isLiteral && one.kind === 'text' ? this.visitsOf(unquoted(one.ink)) : null;
    }
    return null;
  }

  private visitsOf(passage: string | null): Expression | null {
    const count = this.visits(passage);
    return count === null ? null : value(count);
  }

  private inkName(name: string): string {
    const temporary = name.startsWith('_') ? 'temporary ' : '';
    return this.names.of(`variable ${name}`, temporary + name.replace(/^[$_]/, ''), 'value');
  }
}

function value(ink: string): Expression {
  return { ink, kind: 'number', isLiteral: false };
}

function unquoted(ink: string): string {
  return ink.slice(1, -1).replace(/\\(.)/g, '$1');
}
