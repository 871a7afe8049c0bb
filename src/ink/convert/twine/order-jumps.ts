import { hasPart, type Value } from '../expression/value';
import type { IfNode, PassageNode } from './passage-nodes';
import { silent } from './rewrite-nodes';

/** What a jump may be moved across: nothing in it changes what is decided. */
const STILL = new Set<PassageNode['kind']>(['text', 'markup', 'print', 'link', 'comment']);

/** Twine shows nothing of a passage that jumps on: what decides about a jump comes before the words. */
export function jumpsFirst(
  nodes: readonly PassageNode[],
  isPassage: (target: string) => boolean,
): PassageNode[] {
  const ordered: PassageNode[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'goto' && isPassage(node.target)) {
      return [...unseen(ordered), node, ...nodes.slice(index + 1)];
    }
    const split = node.kind === 'if' ? splitJumps(node, isPassage) : null;
    if (split === null) {
      ordered.push(node);
      continue;
    }
    let at = ordered.length;
    while (at > 0 && STILL.has(ordered[at - 1]?.kind ?? 'set')) at -= 1;
    ordered.splice(at, 0, split.jumps);
    ordered.push(...split.rest);
  }
  return ordered;
}

/** The jumps of conditions, and what else is in them; null if there are none, or if they cannot be parted. */
function splitJumps(
  node: IfNode,
  isPassage: (target: string) => boolean,
): { jumps: IfNode; rest: IfNode[] } | null {
  const jumping = new Set(
    node.branches.filter(({ body }) =>
      body.some((one) => one.kind === 'goto' && isPassage(one.target)),
    ),
  );
  if (jumping.size === 0) return null;
  const branches = node.branches.map((branch) => {
    return { ...branch, body: jumping.has(branch) ? jumpsFirst(branch.body, isPassage) : [] };
  });
  const jumps = { ...node, branches };
  const others = node.branches.map((branch) =>
    jumping.has(branch) ? { ...branch, body: [] } : branch,
  );
  if (others.every(({ body }) => body.length === 0)) return { jumps, rest: [] };
  const isAsked = (part: Value): boolean => part.kind === 'call' && part.name !== 'visited';
  // What is asked twice may be another one the second time.
  const isChance = node.branches.some(({ condition }) => condition && hasPart(condition, isAsked));
  return isChance ? null : { jumps, rest: [{ ...node, branches: others }] };
}

/** What nobody sees, as there is a jump behind it; its words are kept as a comment. */
function unseen(nodes: readonly PassageNode[]): PassageNode[] {
  const words = nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
  return [
    ...silent(nodes),
    ...(words.trim() === '' ? [] : [{ kind: 'comment', text: words } as const]),
  ];
}
