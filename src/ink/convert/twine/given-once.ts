import { hasChance, hasPart, nameOf } from '../expression/value';
import { setTo, type PassageNode, type SetNode } from './passage/passage-nodes';
import { allNodes, changeNodes } from './passage/rewrite-nodes';

/** Nodes in which macros of the story get values that stay the same while the macro goes on: a roll is rolled once. */
export function givenOnce(
  nodes: readonly PassageNode[],
  widgets: ReadonlyMap<string, readonly PassageNode[]>,
): PassageNode[] {
  return changeNodes(nodes, (node) => {
    if (node.kind !== 'widget') return null;
    const { name, code } = node;
    const inside = allNodes(widgets.get(name) ?? []);
    const isOpen = inside.some(({ kind }) => kind === 'widget' || kind === 'include');
    const changed = new Set(
      inside.map((one) => (one.kind === 'set' || one.kind === 'input' ? one.name : '')),
    );
    const sets: SetNode[] = [];
    const given = node.given.map((value, index) => {
      const mayChange = hasPart(
        value,
        (part) => part.kind === 'name' && (isOpen || changed.has(part.name)),
      );
      if (!mayChange && !hasChance(value)) return value;
      const own = `_${name}_${index + 1}`;
      sets.push(setTo(own, value, code));
      return nameOf(own);
    });
    return [...sets, { ...node, given }];
  });
}
