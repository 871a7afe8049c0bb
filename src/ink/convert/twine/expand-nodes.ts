import {
  binary,
  call,
  hasChance,
  isSame,
  literal,
  nameOf,
  textOf,
  type Value,
} from '../expression/value';
import { lost, onlyIf, type EachNode, type PassageNode } from './passage/passage-nodes';
import { changeNodes, changeValues, silent } from './passage/rewrite-nodes';
import type { StoryContext } from './story-context';

/** How deep passages are shown within one another, and how many in all. */
const MOST = { deep: 4, all: 60 };

type Story = Pick<StoryContext, 'functions' | 'knots' | 'nodesOf' | 'widget' | 'variables'>;

/** Nodes with what they show in place: other passages, macros of the story, rounds of a loop. */
export function expandNodes(nodes: readonly PassageNode[], story: Story): PassageNode[] {
  let left = MOST.all;
  const expand = (some: readonly PassageNode[], depth: number): PassageNode[] =>
    changeNodes(some, (node) => {
      const parts = partsOf(node, story);
      if (parts === undefined) return null;
      // Passages that show one another would never end.
      const isFull = parts === null || depth >= MOST.deep || left < parts.length;
      if (isFull) return [lost('code' in node ? node.code : '')];
      left -= parts.length;
      return parts.flatMap((part) => expand(part, depth + 1));
    });
  return expand(nodes, 0);
}

/** What a node shows; null if it cannot be told, undefined if it shows nothing else. */
function partsOf(
  node: PassageNode,
  { functions, knots, nodesOf, widget, variables }: Story,
): (readonly PassageNode[])[] | null | undefined {
  switch (node.kind) {
    case 'include':
      if (!knots.has(node.target)) return null;
      if (node.isSilent === true) return [silent(nodesOf(node.target))];
      if (functions.has(node.target)) {
        return [[{ kind: 'markup', ink: `{${functions.get(node.target) ?? ''}()}` }]];
      }
      return [nodesOf(node.target)];
    case 'widget': {
      const body = widget(node.name);
      const given: Value = { kind: 'array', items: node.given };
      return body && [changeValues(body, (part) => (isGiven(part) ? given : null))];
    }
    case 'each': {
      const of = unsorted(node.of);
      const ordered = (some: readonly Value[] | null): readonly Value[] | null =>
        of === node.of || some === null ? some : [...some].sort(byWords);
      const items = ordered(variables.always(of));
      const change = (item: Value, at: number | null) => (part: Value) =>
        node.isPlace === true ? atPlace(part, node, item, at) : inPlaceOf(part, node.name, item);
      if (items?.some(hasChance) === true) return null;
      if (items !== null) return items.map((item, at) => changeValues(node.body, change(item, at)));
      // Of an array that changes, all that it may hold; what it does not hold is passed over.
      return (
        ordered(variables.mayHold(of))?.map((item) => {
          const body = changeValues(node.body, change(item, null));
          return [onlyIf(binary(of, 'contains', item), body, node.code)];
        }) ?? null
      );
    }
    default:
      return undefined;
  }
}

/** The array in `(sorted: ...$bag)`; all that it may hold is in order then. */
function unsorted(of: Value): Value {
  const [first, ...rest] = of.kind === 'call' && of.name === 'sorted' ? of.given : [];
  return first?.kind === 'spread' && rest.length === 0 ? first.of : of;
}

const byWords = (one: Value, other: Value): number =>
  (textOf(one) ?? '').localeCompare(textOf(other) ?? '', 'en', { numeric: true });

function isGiven(part: Value): boolean {
  return part.kind === 'name' && /^[$_]args$/.test(part.name);
}

/** An item in place of the array with a place behind it: `$bag[_i]`; null as the place if nobody knows it. */
function atPlace(
  part: Value,
  { name, of }: EachNode,
  item: Value,
  at: number | null,
): Value | null {
  if (isSame(part, call('.item', of, nameOf(name)))) return item;
  if (part.kind !== 'name' || part.name !== name) return null;
  return at === null ? call('unknown') : literal(at);
}

/** An item in place of the variable that stands for it. */
function inPlaceOf(part: Value, name: string, item: Value): Value | null {
  if (part.kind !== 'name') return null;
  if (part.name === name) return item;
  if (item.kind !== 'map' || !part.name.startsWith(`${name}.`)) return null;
  return item.entries.find(([key]) => `${name}.${key}` === part.name)?.[1] ?? null;
}
