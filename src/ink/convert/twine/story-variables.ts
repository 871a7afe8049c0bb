import {
  asCondition,
  expression,
  number,
  STARTS,
  truth,
  type Expression,
  type ValueKind,
} from '../expression/ink-expression';
import { FUNCTIONS } from '../expression/ink-functions';
import { literal, type Value } from '../expression/value';
import { onlyItem, writeValue, type Scope } from '../expression/write-value';
import type { InkNames } from '../writing/ink-names';
import type { SetNode } from './passage/passage-nodes';
import { simplify } from './simplify';
import { StoryThings } from './story-things';
import type { StoryVisits } from './story-visits';

/** The variables of a Twine story: what is in them is told by what is assigned to them. */
export class StoryVariables {
  private readonly kinds = new Map<string, ValueKind>();
  private readonly first = new Map<string, string>();
  readonly things: StoryThings;

  constructor(
    private readonly names: InkNames,
    private readonly visits: StoryVisits,
    /** Variables of which something asks whether they have a value; found while the story is written. */
    private readonly asked: Set<string>,
    sets: readonly SetNode[],
    /** What a variable is that is never set; null if something else may set it. */
    private readonly unset: (name: string) => Expression | null,
  ) {
    this.things = new StoryThings(names, sets);
    // A variable can be told once those that it depends on have been.
    for (let round = 0; round < 4; round += 1) this.note(sets, null);
    this.note(sets, 'number');
    for (let round = 0; round < 2; round += 1) this.note(sets, null);
  }

  /** A value in ink; null if something in it cannot be carried over. */
  translate(value: Value): Expression | null {
    return writeValue(this.simple(value), this.scope);
  }

  /** The same value in the fewest words. */
  simple(value: Value): Value {
    return simplify(value, {
      always: (one) =>
        one.kind === 'call' && one.name === 'tags'
          ? this.visits.tags().map(literal)
          : this.things.always(one),
      isList: (one) => one.kind === 'name' && this.kinds.get(one.name) === 'list',
    });
  }

  /** What an array always holds; null if that is not known. */
  always(value: Value): readonly Value[] | null {
    return this.things.always(this.simple(value));
  }

  /** The words that an array may hold; null if that is not known. */
  mayHold(array: Value): readonly Value[] | null {
    const isList = array.kind === 'name' && this.kinds.get(array.name) === 'list';
    return isList ? this.things.heldBy(array.name) : null;
  }

  /** A variable that the text names; null if nothing that can be carried over is ever assigned to it. */
  named(name: string): string | null {
    return this.kinds.has(name) ? this.inkName(name) : null;
  }

  /** An array as its words; null if that is not known. */
  shown(of: Value): string | null {
    const list = of.kind === 'name' ? this.translate(of) : null;
    return of.kind === 'name' && list?.kind === 'list'
      ? this.things.shown(of.name, list.ink)
      : null;
  }

  /** The lines of an assignment; null if it cannot be carried over. */
  statement({ name, value }: SetNode): string[] | null {
    const kind = this.kinds.get(name);
    if (value === null || kind === undefined) return null;
    const isNothing = value.kind === 'call' && value.name === 'nothing';
    const ink = isNothing ? STARTS[kind] : this.translate(assigned(value))?.ink;
    if (ink === undefined) return null;
    const line = `~ ${this.inkName(name)} ${this.step(name, value) ?? `= ${ink}`}`;
    return this.asked.has(name) ? [line, `~ ${this.definedName(name)} = ${!isNothing}`] : [line];
  }

  /** Makes a variable begin with what is first assigned to it; returns whether that can be. */
  begin({ name, value }: SetNode): boolean {
    const written = value && this.translate(value);
    if (this.first.has(name) || written?.isLiteral !== true) return false;
    this.first.set(name, written.ink);
    return true;
  }

  /** The lines that declare all variables. */
  declarations(): string[] {
    return [
      ...this.things.declarations(),
      ...[...this.kinds].map(
        ([name, kind]) => `VAR ${this.inkName(name)} = ${this.first.get(name) ?? STARTS[kind]}`,
      ),
      ...[...this.asked]
        .filter((name) => this.kinds.has(name))
        .map((name) => `VAR ${this.definedName(name)} = ${this.first.has(name)}`),
    ];
  }

  /** `+= 1`, if that is what is done to a variable. */
  private step(name: string, value: Value): string | null {
    const simple = this.simple(value);
    if (simple.kind !== 'binary' || !/^[+-]$/.test(simple.operator)) return null;
    const { left, right, operator } = simple;
    const by = this.translate(right);
    const isOwn = left.kind === 'name' && left.name === name;
    return isOwn && (by?.kind === 'number' || by?.kind === 'list')
      ? `${operator}= ${onlyItem(by.ink)}`
      : null;
  }

  private note(sets: readonly SetNode[], assumed: ValueKind | null): void {
    for (const { name, value } of sets) {
      const known = this.kinds.get(name);
      if (value === null || (assumed !== null && known !== undefined)) continue;
      const scope = assumed === null ? this.scope : this.assuming(name, assumed);
      const kind = writeValue(this.simple(assigned(value)), scope)?.kind;
      if (kind === undefined) continue;
      this.kinds.set(name, known === undefined || known === kind ? kind : 'mixed');
    }
  }

  private readonly scope: Scope = {
    name: (name) => this.name(name),
    call: (name, given) => this.call(name, given),
    array: (items) => {
      const ink = this.things.list(items);
      return ink === null ? null : { ink, kind: 'list', isLiteral: true };
    },
  };

  /** The same, if a variable is taken to be of a kind. */
  private assuming(wanted: string, kind: ValueKind): Scope {
    const own = { ink: this.inkName(wanted), kind, isLiteral: false };
    return { ...this.scope, name: (name) => (name === wanted ? own : this.name(name)) };
  }

  private name(name: string): Expression | null {
    const kind = this.kinds.get(name);
    if (kind !== undefined) return { ink: this.inkName(name), kind, isLiteral: false };
    const die = /^random\.d(?<sides>\d+)$/.exec(name)?.groups?.sides;
    if (die !== undefined) return number(`RANDOM(1, ${die})`);
    if (name === 'visits' || name === 'passage.visits') return this.visited(null);
    return name === 'passage.name' ? this.call('passage', []) : this.unset(name);
  }

  private call(name: string, given: readonly Value[]): Expression | null {
    const [one] = given;
    const text = one?.kind === 'literal' ? String(one.is) : null;
    switch (name) {
      case 'visits':
      case 'visited':
        return one === undefined ? this.visited(null) : this.fewest(given);
      case 'hasVisited':
        return orNull(this.fewest(given)?.ink ?? null, (ink) => truth(`${ink} > 0`));
      case 'passed':
        return text === null ? null : orNull(this.visits.before(text), truth);
      case 'cameFrom': {
        const [, isOther] = given;
        const goesOn = isOther?.kind === 'literal' && isOther.is === true;
        return text === null ? null : orNull(this.visits.cameFrom(text, goesOn), truth);
      }
      case 'passage':
        return { ink: this.visits.title(), kind: 'text', isLiteral: true };
      case 'turns':
        return number(this.visits.moves());
      case '.length':
        return one === undefined ? null : this.length(one);
      case '.join': {
        const ink = one === undefined ? null : this.shown(one);
        return orNull(ink, (list) => expression('text', `"{${list}}"`));
      }
      case 'filled':
        return one === undefined ? null : this.filled(one);
      case 'defined':
        return one === undefined ? null : this.defined(one);
      default:
        return null;
    }
  }

  private length(of: Value): Expression | null {
    if (of.kind === 'call' && of.name === 'history') return number(`${this.visits.moves()} - 1`);
    const mayRepeat = of.kind === 'name' && this.things.mayRepeat(of.name);
    const written = this.translate(of);
    return written?.kind === 'list' && !mayRepeat ? number(`LIST_COUNT(${written.ink})`) : null;
  }

  /** Whether an array or a text has something in it: that can be told of an array with the same word twice, too. */
  private filled(of: Value): Expression | null {
    const written = this.translate(of);
    if (written?.kind === 'list') return truth(`LIST_COUNT(${written.ink}) > 0`);
    const length = this.length(of);
    if (length !== null) return truth(`${length.ink} > 0`);
    return written?.kind === 'text' ? orNull(asCondition(written), truth) : null;
  }

  private defined(of: Value): Expression | null {
    if (of.kind !== 'name') return null;
    if (!this.kinds.has(of.name)) return this.unset(of.name) && truth('false');
    this.asked.add(of.name);
    return truth(this.definedName(of.name));
  }

  private readonly visited = (passage: string | null) => orNull(this.visits.of(passage), number);

  /** How often the passage was visited that was visited least. */
  private fewest(passages: readonly Value[]): Expression | null {
    const counts = passages.map((one) =>
      one.kind === 'literal' ? this.visited(String(one.is)) : null,
    );
    const known = counts.filter((count) => count !== null);
    return known.length < counts.length ? null : (FUNCTIONS.min?.(known) ?? null);
  }

  private definedName(name: string): string {
    return this.names.of(`defined ${name}`, `has ${plain(name)}`, 'has');
  }

  /** The name of a variable in ink. */
  inkName(name: string): string {
    const temporary = name.startsWith('_') ? 'temporary ' : '';
    return this.names.of(`variable ${name}`, temporary + plain(name), 'value');
  }
}

/** `x || 4` is one of both values, and no question, where it is assigned. */
function assigned(value: Value): Value {
  const isEither = value.kind === 'binary' && value.operator === '||';
  if (!isEither || value.right.kind !== 'literal' || typeof value.right.is === 'boolean')
    return value;
  return { kind: 'either', test: value.left, yes: value.left, no: value.right };
}

function plain(name: string): string {
  // Behind the sign is where a variable belongs to.
  return name.replace(/^[$_]|@.*$/g, '');
}

function orNull(ink: string | null, write: (ink: string) => Expression): Expression | null {
  return ink === null ? null : write(ink);
}
