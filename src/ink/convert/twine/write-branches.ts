import { asCondition } from '../expression/ink-expression';
import type { IfNode, PassageNode } from './passage/passage-nodes';
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

function isJump(node: PassageNode, story: Pick<StoryContext, 'knots' | 'variables'>): boolean {
  if (node.kind !== 'if') return node.kind === 'goto' && story.knots.has(node.target);
  const { known, isWhole } = knownBranches(node, story.variables);
  const isSure = isWhole && known.at(-1)?.test === null;
  return isSure && known.every(({ body }) => jumpIn(body, story) >= 0);
}

/** Where the jump of nodes is, behind which nothing is reached; -1 if there is none. */
export function jumpIn(
  nodes: readonly PassageNode[],
  story: Pick<StoryContext, 'knots' | 'variables'>,
): number {
  return nodes.findIndex((node) => isJump(node, story));
}

/** Whether nothing but links is in branches, and the same ones whenever that is asked. */
export function areLinks(branches: readonly Known[]): boolean {
  return branches.every((one) => isOnlyLinks(one) && one.test?.includes('RANDOM(') !== true);
}

function isOnlyLinks({ body }: Known): boolean {
  return body.every(
    (node) =>
      (node.kind === 'link' && node.target !== null) ||
      node.kind === 'comment' ||
      (node.kind === 'text' && !/[\p{L}\p{N}]/u.test(node.text)),
  );
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
