import { hasPart } from '../expression/value';
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
  const isJump = node.branches.map(({ body }) =>
    body.some((one) => one.kind === 'goto' && isPassage(one.target)),
  );
  if (!isJump.includes(true)) return null;
  const branches = node.branches.map((branch, index) => ({
    ...branch,
    body: isJump[index] === true ? jumpsFirst(branch.body, isPassage) : [],
  }));
  const rest = node.branches.map((branch, index) => ({
    ...branch,
    body: isJump[index] === true ? [] : branch.body,
  }));
  if (rest.every(({ body }) => body.length === 0)) {
    return { jumps: { ...node, branches }, rest: [] };
  }
  const isChance = node.branches.some(
    ({ condition }) =>
      condition !== null &&
      hasPart(condition, (part) => part.kind === 'call' && part.name !== 'visited'),
  );
  if (isChance) return null;
  return { jumps: { ...node, branches }, rest: [{ ...node, branches: rest }] };
}

/** What nobody sees, as there is a jump behind it; its words are kept as a comment. */
function unseen(nodes: readonly PassageNode[]): PassageNode[] {
  const words = nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
  return [
    ...silent(nodes),
    ...(words.trim() === '' ? [] : [{ kind: 'comment', text: words } as const]),
  ];
}
