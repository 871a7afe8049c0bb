import { hasPart } from '../expression/value';
import { BEFORE, lost, type LinkNode, type PassageNode } from './passage/passage-nodes';
import { allNodes, changeNodes, valuesOf } from './passage/rewrite-nodes';

type Passages = ReadonlyMap<string, readonly PassageNode[]>;

/**
 * Passages whose links back lead to the one passage from which they are reached. If there are several, they lead to the
 * passage before; if something would have to be undone, such a link is lost.
 */
export function withBacks(
  passages: Passages,
  shown: ReadonlySet<string>,
): Map<string, readonly PassageNode[]> {
  const from = sourcesOf(passages);
  const resolve = (link: LinkNode, passage: string): PassageNode => {
    const [only, ...others] = from.get(passage) ?? [];
    const isSure = only !== undefined && others.length === 0 && only !== passage && shown.has(only);
    const nodes = [passage, only ?? ''].flatMap((name) => passages.get(name) ?? []);
    if (link.back === 'undo' && !(isSure && isStill(nodes))) return lost(link.code);
    const { back: _back, ...rest } = link;
    return { ...rest, target: isSure ? only : BEFORE };
  };
  return new Map(
    [...passages].map(([name, nodes]) => [
      name,
      changeNodes(nodes, (node) =>
        node.kind === 'link' && node.back !== undefined ? [resolve(node, name)] : null,
      ),
    ]),
  );
}

/** The passages that lead to each passage. */
function sourcesOf(passages: Passages): ReadonlyMap<string, ReadonlySet<string>> {
  const from = new Map<string, Set<string>>();
  for (const [name, nodes] of passages) {
    for (const node of allNodes(nodes)) {
      if (!('target' in node) || node.target === null) continue;
      from.set(node.target, (from.get(node.target) ?? new Set()).add(name));
    }
  }
  return from;
}

/** Whether nothing happens in a passage that could be undone, or that counts visits. */
function isStill(nodes: readonly PassageNode[]): boolean {
  return !allNodes(nodes).some((node) => {
    if (node.kind === 'set' || node.kind === 'include' || node.kind === 'widget') return true;
    return valuesOf(node).some((value) => hasPart(value, isCount));
  });
}

function isCount(part: Parameters<Parameters<typeof hasPart>[1]>[0]): boolean {
  return (
    (part.kind === 'name' && /^(?:passage\.)?visits$/.test(part.name)) ||
    (part.kind === 'call' && /^(?:visited|visits|history|hasVisited)$/.test(part.name))
  );
}
