import { asCondition } from '../expression/ink-expression';
import type { IfNode, LinkNode, PassageNode } from './passage-nodes';
import { mayJump } from './order-jumps';
import { allNodes } from './rewrite-nodes';
import type { StoryContext } from './story-context';
import type { StoryVariables } from './story-variables';

/** A branch whose condition is written in ink. */
export interface Known {
  body: readonly PassageNode[];
  /** Null for “else”. */
  test: string | null;
}

/** The branches up to the first one that cannot be decided: the others stay closed, with what is in them. */
export function knownBranches(
  { branches }: IfNode,
  variables: StoryVariables,
): { known: Known[]; isWhole: boolean } {
  const known: Known[] = [];
  for (const { condition, body } of branches) {
    if (condition === null) {
      known.push({ body, test: null });
      break;
    }
    const value = variables.translate(condition);
    const test = value && asCondition(value);
    if (test === null) return { known, isWhole: false };
    if (test === 'false') continue;
    known.push({ body, test: test === 'true' ? null : test });
    if (test === 'true') break;
  }
  return { known, isWhole: true };
}

/** Whether nothing behind a node is reached. */
export function isJump(
  node: PassageNode,
  story: Pick<StoryContext, 'knots' | 'variables'>,
): boolean {
  if (node.kind !== 'if') return node.kind === 'goto' && story.knots.has(node.target);
  const { known, isWhole } = knownBranches(node, story.variables);
  const isSure = isWhole && known.at(-1)?.test === null;
  return isSure && known.every(({ body }) => body.some((one) => isJump(one, story)));
}

/** Whether a clock may pick a link: all others lead away, so that it has not to go on, and nothing jumps before it is seen. */
export function mayBePicked(
  nodes: readonly PassageNode[],
  link: LinkNode,
  story: Pick<StoryContext, 'knots' | 'variables'>,
): boolean {
  const own = new Set(allNodes([link]));
  if (mayJump(nodes, (target) => story.knots.has(target))) return false;
  return allNodes(nodes).every(
    (node) =>
      node.kind !== 'link' ||
      own.has(node) ||
      (node.seconds === undefined &&
        (node.target !== null || node.body.some((one) => isJump(one, story)))),
  );
}

/** Whether nothing but links is in a branch. */
export function isOnlyLinks({ body }: Known): boolean {
  return body.every(
    (node) =>
      (node.kind === 'link' && node.target !== null) ||
      node.kind === 'comment' ||
      (node.kind === 'text' && !/[\p{L}\p{N}]/u.test(node.text)),
  );
}

/** Whether a condition would be another one each time that it is asked. */
export function isChance(branches: readonly Known[]): boolean {
  return branches.some(({ test }) => test?.includes('RANDOM(') === true);
}

/** Whether there is a link to a passage in one branch as in the other. */
export function alwaysLead(
  branches: readonly Known[],
  knots: { has: (name: string) => boolean },
): boolean {
  const leads = ({ body }: Known): boolean =>
    body.some(
      (node) =>
        node.kind === 'link' &&
        node.when === undefined &&
        knots.has(node.target ?? '') &&
        // Words that are more than words may be lost, with their link.
        node.label.every(({ kind }) => kind === 'text' || kind === 'markup'),
    );
  return branches.at(-1)?.test === null && branches.every(leads);
}
