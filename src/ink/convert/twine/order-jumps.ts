import { hasPart, type Value } from '../expression/value';
import type { IfNode, PassageNode } from './passage/passage-nodes';
import { allNodes, silent, valuesOf } from './passage/rewrite-nodes';

/** What a jump may be moved across: nothing in it changes what is decided. */
const STILL = new Set<PassageNode['kind']>([
  ...(['text', 'markup', 'print', 'link', 'comment', 'input', 'lost'] as const),
]);

/** Keeps what a node shows now in a line, to show it later; null if that cannot be. */
export type Keep = (node: PassageNode) => { line: PassageNode; shown: PassageNode } | null;
type Passages = Pick<ReadonlyMap<string, string>, 'has'>;

/** Twine shows nothing of a passage that jumps on: what decides about a jump comes before the words. */
export function jumpsFirst(
  nodes: readonly PassageNode[],
  passages: Passages,
  keep: Keep = () => null,
): PassageNode[] {
  let ordered: PassageNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'goto' && passages.has(node.target)) {
      return [...unseen(ordered), node, ...nodes.slice(index + 1)];
    }
    const split = node.kind === 'if' ? splitJumps(node, passages) : null;
    if (split === null) ordered.push(node);
    else {
      const { before, words } = wordsLast(ordered, keep);
      ordered = [...before, split.jumps, ...words, ...split.rest];
    }
  }
  return ordered;
}

/** Nodes in two parts: the words at their end, and what is done before; what is set between words they show as it was. */
function wordsLast(
  nodes: readonly PassageNode[],
  keep: Keep,
): Record<'before' | 'words', PassageNode[]> {
  const left = [...nodes];
  const kept = new Map<PassageNode, PassageNode>();
  const lineOf = (node: PassageNode): PassageNode[] => [kept.get(node) ?? []].flat();
  const done: PassageNode[] = [];
  const words: PassageNode[] = [];
  for (;;) {
    const node = left.pop();
    if (node === undefined) return { before: done, words };
    if (isStill(node)) {
      words.unshift(node);
      done.unshift(...lineOf(node));
    } else if (node.kind === 'set' && keepWords(left, node.name, kept, keep)) {
      done.unshift(node);
    } else {
      const first = [...left, node];
      return { before: [...first.flatMap((one) => [...lineOf(one), one]), ...done], words };
    }
  }
}

/** Keeps the words before a place that show a variable; returns whether all could be. */
function keepWords(
  nodes: PassageNode[],
  name: string,
  kept: Map<PassageNode, PassageNode>,
  keep: Keep,
): boolean {
  for (const [at, node] of nodes.entries()) {
    if (!reads(node, name)) continue;
    const one = isStill(node) ? keep(node) : null;
    if (one === null) return false;
    nodes[at] = one.shown;
    kept.set(one.shown, one.line);
  }
  return true;
}

/** Whether a node only shows something. */
function isStill(node: PassageNode): boolean {
  const inside = node.kind === 'if' ? allNodes(node.branches.flatMap(({ body }) => body)) : [node];
  return inside.every(({ kind }) => kind === 'if' || STILL.has(kind));
}

/** Whether a node shows a variable, or calls what may show it. */
function reads(node: PassageNode, name: string): boolean {
  const isIt = (part: Value): boolean => part.kind === 'name' && part.name === name;
  return allNodes([node]).some(
    (one) =>
      (one.kind === 'markup' && one.ink.endsWith('()}')) ||
      valuesOf(one).some((value) => hasPart(value, isIt)),
  );
}

/** Whether something in nodes may jump, however deep in conditions it is. */
export function mayJump(nodes: readonly PassageNode[], passages: Passages): boolean {
  return nodes.some((node) =>
    node.kind === 'if'
      ? node.branches.some(({ body }) => mayJump(body, passages))
      : node.kind === 'goto' && passages.has(node.target),
  );
}

/** The jumps of conditions, and what else is in them; null if there are none, or if they cannot be parted. */
function splitJumps(node: IfNode, passages: Passages): { jumps: IfNode; rest: IfNode[] } | null {
  if (!mayJump([node], passages)) return null;
  const parts = node.branches.map(({ body }) => splitBody(body, passages));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return null;
  const branchesOf = (part: 'before' | 'words'): IfNode => ({
    ...node,
    branches: node.branches.map((branch, index) => ({
      ...branch,
      body: known[index]?.[part] ?? [],
    })),
  });
  const jumps = branchesOf('before');
  if (known.every(({ words }) => words.length === 0)) return { jumps, rest: [] };
  const isAsked = (part: Value): boolean => part.kind === 'call' && part.name !== 'visited';
  // What is asked twice may be another one the second time.
  const isChance = node.branches.some(({ condition }) => condition && hasPart(condition, isAsked));
  return isChance ? null : { jumps, rest: [branchesOf('words')] };
}

/** What a branch does before a jump, and what it shows if there is none; null if these cannot be parted. */
function splitBody(
  body: readonly PassageNode[],
  passages: Passages,
): ReturnType<typeof wordsLast> | null {
  if (!mayJump(body, passages)) return { before: [], words: [...body] };
  const ordered = jumpsFirst(body, passages);
  if (ordered.some((one) => one.kind === 'goto')) return { before: ordered, words: [] };
  const last = ordered.findLastIndex((one) => mayJump([one], passages));
  const isPure = ordered.slice(0, last).every((one) => mayJump([one], passages));
  return isPure ? { before: ordered.slice(0, last + 1), words: ordered.slice(last + 1) } : null;
}

/** What nobody sees, as there is a jump behind it; its words are kept as a comment. */
function unseen(nodes: readonly PassageNode[]): PassageNode[] {
  const words = nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
  return [
    ...silent(nodes),
    ...(words.trim() === '' ? [] : [{ kind: 'comment', text: words } as const]),
  ];
}
