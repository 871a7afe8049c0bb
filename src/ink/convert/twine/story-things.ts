import { ADDS } from './simplify';
import { hasChance, isSame, literal, textOf, type Value } from '../expression/value';
import { inkText } from '../writing/ink-text';
import type { InkNames } from '../writing/ink-names';
import type { SetNode } from './passage/passage-nodes';

/** The arrays of a story: one list of ink has all words that any of them holds. */
export class StoryThings {
  private readonly known = new Map<string, string>();
  private readonly constants = new Map<string, readonly Value[]>();
  private readonly doubled = new Set<string>();
  private readonly held = new Map<string, readonly Value[]>();

  constructor(
    private readonly names: InkNames,
    sets: readonly SetNode[],
  ) {
    const byName = new Map<string, SetNode[]>();
    for (const set of sets) byName.set(set.name, [...(byName.get(set.name) ?? []), set]);
    for (const [name, own] of byName) {
      const [first, ...rest] = own.map(({ value }) => value);
      const isKnown = first?.kind === 'array' && !hasChance(first);
      if (isKnown && rest.every((one) => isSame(one, first))) {
        this.constants.set(name, first.items);
      }
      const added = own.flatMap(({ value }) => (value === null ? [] : itemsIn(value)));
      const distinct = new Map(added.map((item) => [JSON.stringify(item), item]));
      if (distinct.size < added.length) this.doubled.add(name);
      this.held.set(name, [...distinct.values()]);
    }
  }

  /** What an array always holds; null if it changes. */
  always(value: Value): readonly Value[] | null {
    if (value.kind === 'array') return value.items;
    if (value.kind === 'call' && value.name === 'range') return rangeOf(value.given);
    return value.kind === 'name' ? (this.constants.get(value.name) ?? null) : null;
  }

  /** What is ever put into an array. */
  heldBy(name: string): readonly Value[] {
    return this.held.get(name) ?? [];
  }

  /** Whether a word may be in an array twice, which a list cannot hold. */
  mayRepeat(name: string): boolean {
    return this.doubled.has(name);
  }

  /** A list as its words with commas between them; null if one may be there twice. */
  shown(name: string, list: string): string | null {
    const words = this.heldBy(name).map(textOf);
    if (this.mayRepeat(name) || words.includes(null)) return null;
    return words.every((word) => word === this.thing(word ?? '')) ? list : `words_of(${list})`;
  }

  /** A function for words that are no names of ink. */
  functions(): string[] {
    const others = [...this.known].filter(([word, name]) => word !== name);
    return [
      ...['', '=== function words_of(list)'],
      '{word_of(LIST_MIN(list))}{LIST_COUNT(list) > 1:, {words_of(list - LIST_MIN(list))}}',
      // Apart, so that no line ends where its words do.
      ...['', '=== function word_of(item)', '{ item:'],
      ...others.map(([word, name]) => `- ${name}: ${inkText(word)}`),
      ...['- else: {item}', '}'],
    ];
  }

  /** Items as a list of ink; null if one of them is not known. */
  list(items: readonly Value[]): string | null {
    const things = items.map((item) => (item.kind === 'literal' ? this.thing(item.is) : null));
    return things.includes(null) || new Set(things).size < things.length
      ? null
      : `(${things.join(', ')})`;
  }

  declarations(): string[] {
    if (this.known.size === 0) return [];
    return [
      `LIST ${this.names.of('things', 'things', 'things')} = ${[...this.known.values()].join(', ')}`,
    ];
  }

  private thing(word: number | string | boolean): string {
    const name = this.names.of(`thing ${String(word)}`, String(word), 'thing');
    this.known.set(String(word), name);
    return name;
  }
}

/** `(range: 1, 3)` */
function rangeOf([from, to]: readonly Value[]): Value[] | null {
  if (from?.kind !== 'literal' || to?.kind !== 'literal') return null;
  const [first, length] = [Number(from.is), Number(to.is) - Number(from.is) + 1];
  return length > 0 && length < 100
    ? Array.from({ length }, (_, index) => literal(first + index))
    : null;
}

function itemsIn(value: Value): readonly Value[] {
  if (value.kind === 'array') return value.items;
  const [array, ...added] =
    value.kind === 'call' && Object.hasOwn(ADDS, value.name) ? value.given : [];
  if (array !== undefined) {
    return added.flatMap((item) => (item.kind === 'array' ? item.items : [item]));
  }
  return value.kind === 'binary' && value.operator === '+'
    ? [...itemsIn(value.left), ...itemsIn(value.right)]
    : [];
}
