import { hasPart } from '../expression/value';
import type { LinkNode, PassageNode } from './passage-nodes';
import { allNodes, changeNodes } from './rewrite-nodes';

/**
 * The nodes of a passage whose links back lead to the one passage from which it is reached. If there are several, or
 * if something would have to be undone, they are lost.
 */
export function withBacks(
  passage: string,
  passages: ReadonlyMap<string, readonly PassageNode[]>,
): PassageNode[] {
  const own = passages.get(passage) ?? [];
  const from = [...passages].filter(([, nodes]) =>
    allNodes(nodes).some((node) => 'target' in node && node.target === passage),
  );
  const [only] = from;
  const resolve = (link: LinkNode): PassageNode => {
    const isSure = only !== undefined && from.length === 1 && only[0] !== passage;
    const isPlain = isSure && link.back === 'undo' ? isStill(own) && isStill(only[1]) : true;
    if (!isSure || !isPlain) return { kind: 'lost', code: link.code };
    const { back: _back, ...rest } = link;
    return { ...rest, target: only[0] };
  };
  return changeNodes(own, (node) =>
    node.kind === 'link' && node.back !== undefined ? [resolve(node)] : null,
  );
}

/** Whether nothing happens in a passage that could be undone, or that counts visits. */
function isStill(nodes: readonly PassageNode[]): boolean {
  return !allNodes(nodes).some((node) => {
    if (node.kind === 'set' || node.kind === 'include' || node.kind === 'widget') return true;
    const values =
      node.kind === 'if'
        ? node.branches.flatMap(({ condition }) => condition ?? [])
        : node.kind === 'print'
          ? [node.value].filter((value) => value !== null)
          : [];
    return values.some((value) => hasPart(value, isCount));
  });
}

function isCount(part: Parameters<Parameters<typeof hasPart>[1]>[0]): boolean {
  return (
    (part.kind === 'name' && /^(?:passage\.)?visits$/.test(part.name)) ||
    (part.kind === 'call' && /^(?:visited|visits|history|hasVisited)$/.test(part.name))
  );
}
