import { asCondition } from '../expression/ink-expression';
import type { IfNode, PassageNode } from './passage-nodes';
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
): { known: Known[]; lost: string | null } {
  const known: Known[] = [];
  for (const { condition, body, code } of branches) {
    if (condition === null) {
      known.push({ body, test: null });
      break;
    }
    const value = variables.translate(condition);
    const test = value && asCondition(value);
    if (test === null) return { known, lost: code };
    known.push({ body, test });
  }
  return { known, lost: null };
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
