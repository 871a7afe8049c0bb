import { STARTS, type Expression, type ValueKind } from '../expression/ink-expression';
import type { Syntax } from '../expression/parse-value';
import { translate } from '../expression/translate';
import type { InkNames } from '../ink-names';
import { allStatements, type Command, type Statement } from './read-scene';

const OPERATORS: Syntax['operators'] = {
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': '%', modulo: '%', '&': '&' },
  ...{ '=': '==', '!=': '!=', '<': '<', '>': '>', '<=': '<=', '>=': '>=', and: '&&', or: '||' },
  ...{ '%+': 'fair_add', '%-': 'fair_subtract' },
};
/** An assignment: what a variable becomes. */
interface Assignment {
  name: string;
  /** Its new value; null if the player says it. */
  expression: string | null;
  kind: ValueKind | null;
}

/** The variables of all scenes. Those of `*temp` belong to their scene. */
export class SceneVariables {
  private readonly kinds = new Map<string, ValueKind>();
  private readonly first = new Map<string, string>();
  private readonly temporary = new Set<string>();

  constructor(
    private readonly names: InkNames,
    scenes: ReadonlyMap<string, readonly Statement[]>,
  ) {
    const all = [...scenes].flatMap(([scene, statements]) =>
      allStatements(statements)
        .filter((one) => one.kind === 'command')
        .map((command) => ({ scene, command })),
    );
    for (const { scene, command } of all) {
      if (command.name === 'temp') this.temporary.add(`${scene} ${nameIn(command.given)}`);
      // Variables of the whole story are the first to choose a name.
      if (command.name === 'create') this.inkName(nameIn(command.given));
    }
    // A variable can be told once those that it depends on have been.
    for (let round = 0; round < 4; round += 1) {
      for (const { scene, command } of all) this.note(scene, command);
    }
    for (const { scene, command } of all) {
      const assignment = command.name === 'create' ? assignmentOf(command) : null;
      const value = assignment?.expression && this.translate(scene, assignment.expression);
      if (assignment && value && value.isLiteral) {
        this.first.set(this.keyOf(scene, assignment.name), value.ink);
      }
    }
  }

  /** An expression in ink; null if something in it cannot be carried over. */
  translate(scene: string, code: string): Expression | null {
    return translate(code, { operators: OPERATORS, name: (name) => this.value(scene, name) });
  }

  /** The name of a variable; null if there is none. */
  named(scene: string, name: string): string | null {
    return this.value(scene, name)?.ink ?? null;
  }

  /** What `*set`, `*temp` or `*rand` does, as a line of ink; null if it cannot be carried over. */
  statement(scene: string, command: Command): string | null {
    const assignment = assignmentOf(command);
    if (assignment?.expression == null) return null;
    const name = this.named(scene, assignment.name);
    const value =
      command.name === 'rand'
        ? this.rolled(scene, command.given)
        : this.translate(scene, assignment.expression);
    return name === null || value === null ? null : `~ ${name} = ${value.ink}`;
  }

  declarations(): string[] {
    return [...this.kinds].map(
      ([key, kind]) => `VAR ${this.inkName(key)} = ${this.first.get(key) ?? STARTS[kind]}`,
    );
  }

  private note(scene: string, command: Command): void {
    const assignment = assignmentOf(command);
    if (assignment === null) return;
    const { name, expression } = assignment;
    const kind =
      assignment.kind ?? (expression === null ? null : this.translate(scene, expression)?.kind);
    if (kind == null) return;
    const key = this.keyOf(scene, name);
    const known = this.kinds.get(key);
    this.kinds.set(key, known === undefined || known === kind ? kind : 'mixed');
  }

  private value(scene: string, name: string): Expression | null {
    const key = this.keyOf(scene, name.toLowerCase());
    const kind = this.kinds.get(key);
    return kind === undefined ? null : { ink: this.inkName(key), kind, isLiteral: false };
  }

  private rolled(scene: string, given: string): Expression | null {
    const [, from = '', to = ''] = given.trim().split(/\s+/);
    const [low, high] = [from, to].map((code) => this.translate(scene, code));
    if (low?.kind !== 'number' || high?.kind !== 'number') return null;
    return { ink: `RANDOM(${low.ink}, ${high.ink})`, kind: 'number', isLiteral: false };
  }

  private keyOf(scene: string, name: string): string {
    const own = `${scene} ${name}`;
    return this.temporary.has(own) ? own : name;
  }

  private inkName(key: string): string {
    return this.names.of(`variable ${key}`, key.split(' ').at(-1) ?? key, 'value');
  }
}

function nameIn(given: string): string {
  return given.trim().split(/\s/)[0]?.toLowerCase() ?? '';
}

/** What a command assigns; null if it is no assignment. */
function assignmentOf({ name: command, given }: Command): Assignment | null {
  const name = nameIn(given);
  const rest = given.trim().slice(name.length).trim();
  if (!/^[a-z]\w*$/.test(name)) return null;
  switch (command) {
    case 'create':
    case 'temp':
      return { name, expression: rest === '' ? null : rest, kind: null };
    case 'set':
      // `*set coins +2` adds to the coins.
      return {
        name,
        expression: /^(?:%[+-]|[-+*/%&])/.test(rest) ? `${name} ${rest}` : rest,
        kind: null,
      };
    case 'rand':
      return { name, expression: rest, kind: 'number' };
    case 'input_text':
      return { name, expression: null, kind: 'text' };
    case 'input_number':
      return { name, expression: null, kind: 'number' };
    default:
      return null;
  }
}
