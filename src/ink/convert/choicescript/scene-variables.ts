import type { Expression } from '../expression/ink-expression';
import { parseValue, type Syntax } from '../expression/parse-value';
import { call, literal, type Value } from '../expression/value';
import { setTo, type SetNode } from '../twine/passage/passage-nodes';
import { StoryVariables } from '../twine/story-variables';
import { StoryVisits } from '../twine/story-visits';
import type { InkNames } from '../writing/ink-names';
import { allStatements, type Command, type Statement } from './read-scene';

const OPERATORS: Syntax['operators'] = {
  ...{ '+': '+', '-': '-', '*': '*', '/': '/', '%': '%', modulo: '%', '&': '&' },
  ...{ '=': '==', '!=': '!=', '<': '<', '>': '>', '<=': '<=', '>=': '>=', and: '&&', or: '||' },
  ...{ '%+': 'fair_add', '%-': 'fair_subtract' },
};

/** The variables of all scenes. Those of `*temp` belong to their scene. */
export class SceneVariables {
  private readonly temporary = new Set<string>();
  private readonly all: StoryVariables;

  constructor(names: InkNames, scenes: ReadonlyMap<string, readonly Statement[]>) {
    const commands = [...scenes].flatMap(([scene, statements]) =>
      allStatements(statements).flatMap((one) =>
        one.kind === 'command' ? [{ scene, command: one }] : [],
      ),
    );
    for (const { scene, command } of commands) {
      if (command.name === 'temp') this.temporary.add(`${nameIn(command.given)}@${scene}`);
    }
    const setsOf = (isWanted: (name: string) => boolean): SetNode[] =>
      commands.flatMap(({ scene, command }) =>
        isWanted(command.name) ? (this.assignment(scene, command) ?? []) : [],
      );
    const visits = new StoryVisits(names, new Map(), new Set(), new Set(), () => []);
    this.all = new StoryVariables(
      names,
      visits,
      new Set(),
      setsOf(() => true),
      () => null,
    );
    // Variables of the whole story are the first to choose a name.
    for (const set of setsOf((name) => name === 'create')) {
      this.all.inkName(set.name);
      this.all.begin(set);
    }
  }

  /** An expression in ink; null if something in it cannot be carried over. */
  translate(scene: string, code: string): Expression | null {
    const value = this.value(scene, code);
    return value && this.all.translate(value);
  }

  /** The name of a variable; null if there is none. */
  named(scene: string, name: string): string | null {
    return this.all.named(this.keyOf(scene, name));
  }

  /** What `*set`, `*temp` or `*rand` does, as lines of ink; null if it cannot be carried over. */
  statement(scene: string, command: Command): string[] | null {
    const set = this.assignment(scene, command);
    return set && this.all.statement(set);
  }

  declarations(): string[] {
    return this.all.declarations();
  }

  /** What a command assigns; null if it assigns nothing. */
  private assignment(scene: string, { name, given, code }: Command): SetNode | null {
    const variable = nameIn(given);
    const rest = given.trim().slice(variable.length).trim();
    const set = (value: Value | null): SetNode => setTo(this.keyOf(scene, variable), value, code);
    if (!/^[a-z]\w*$/.test(variable)) return null;
    switch (name) {
      case 'create':
      case 'temp':
        return rest === '' ? null : set(this.value(scene, rest));
      case 'set':
        // `*set coins +2` adds to the coins.
        return set(
          this.value(scene, /^(?:%[+-]|[-+*/%&])/.test(rest) ? `${variable} ${rest}` : rest),
        );
      case 'rand': {
        const [low, high] = rest.split(/\s+/).map((one) => this.value(scene, one));
        return set(low && high ? call('random', low, high) : null);
      }
      case 'input_text':
      case 'input_number':
        return set(literal(name === 'input_text' ? '' : 0));
      default:
        return null;
    }
  }

  private value(scene: string, code: string): Value | null {
    return parseValue(code, {
      operators: OPERATORS,
      plainName: (name) => this.keyOf(scene, name),
    });
  }

  private keyOf(scene: string, written: string): string {
    const name = written.toLowerCase();
    const own = `${name}@${scene}`;
    return this.temporary.has(own) ? own : name;
  }
}

function nameIn(given: string): string {
  return given.trim().split(/\s/)[0]?.toLowerCase() ?? '';
}
