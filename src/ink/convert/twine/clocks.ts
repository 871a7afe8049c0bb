import { linkCount } from './passage-facts';
import type { LinkNode, PassageNode } from './passage/passage-nodes';
import { allNodes } from './passage/rewrite-nodes';
import type { StoryContext } from './story-context';
import { jumpIn } from './write-branches';

/**
 * The words of the choice that a clock makes, and the tag that picks it if there are other links than it and those
 * around it; null if ink has no such clock, undefined if the link is clicked.
 */
export function clockFor(
  link: LinkNode,
  nodes: readonly PassageNode[],
  around: number,
  isFree: boolean,
  story: Pick<StoryContext, 'knots' | 'variables'>,
): { words: string; tags: readonly string[] } | null | undefined {
  if (link.seconds === undefined) return undefined;
  const seconds = Math.max(1, Math.ceil(link.seconds));
  if (linkCount(nodes) - linkCount([link]) - around === 0)
    return { words: `>>>${seconds}`, tags: [] };
  if (!isFree || !othersLeave(nodes, link, story)) return null;
  const words = `After ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return { words: `${words} #HIDDEN`, tags: [`# AUTO_CHOICE: delay=${seconds} choice="${words}"`] };
}

/** Whether all other links lead away, so that the clock has not to go on. */
function othersLeave(
  nodes: readonly PassageNode[],
  link: LinkNode,
  story: Pick<StoryContext, 'knots' | 'variables'>,
): boolean {
  const own = new Set(allNodes([link]));
  const leaves = (node: LinkNode): boolean =>
    node.seconds === undefined && (node.target !== null || jumpIn(node.body, story) >= 0);
  return allNodes(nodes).every((node) => node.kind !== 'link' || own.has(node) || leaves(node));
}
