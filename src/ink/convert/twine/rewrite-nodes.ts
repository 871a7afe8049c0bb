import { changeValue, nameOf, type Value } from '../expression/value';
import { lost, type PassageNode } from './passage-nodes';

/** All nodes of some, those within others included. */
export function allNodes(nodes: readonly PassageNode[]): PassageNode[] {
  return nodes.flatMap((node) => [node, ...partsOf(node).flatMap((part) => allNodes(part))]);
}

/** The nodes within a node, each with those that belong together. */
export function partsOf(node: PassageNode): readonly (readonly PassageNode[])[] {
  switch (node.kind) {
    case 'link':
      return [node.label, node.body];
    case 'each':
    case 'change':
      return [node.body];
    case 'if':
      return node.branches.map(({ body }) => body);
    default:
      return [];
  }
}

/** The values of a node, without those of nodes within it. */
export function valuesOf(node: PassageNode): Value[] {
  switch (node.kind) {
    case 'print':
    case 'set':
      return node.value === null ? [] : [node.value];
    case 'input':
      return [nameOf(node.name)];
    case 'link':
      return node.when === undefined ? [] : [node.when];
    case 'if':
      return node.branches.flatMap(({ condition }) => condition ?? []);
    default:
      return [];
  }
}

/** Nodes with others in place of some, wherever they are; `change` returns null for what stays. */
export function changeNodes(
  nodes: readonly PassageNode[],
  change: (node: PassageNode) => readonly PassageNode[] | null,
): PassageNode[] {
  return nodes.flatMap((node): readonly PassageNode[] => {
    const changed = change(node);
    if (changed !== null) return changed;
    const inside = (body: readonly PassageNode[]): PassageNode[] => changeNodes(body, change);
    switch (node.kind) {
      case 'link':
        return [{ ...node, label: inside(node.label), body: inside(node.body) }];
      case 'each':
      case 'change':
        return [{ ...node, body: inside(node.body) }];
      case 'if': {
        const branches = node.branches.map((one) => ({ ...one, body: inside(one.body) }));
        return [{ ...node, branches }];
      }
      default:
        return [node];
    }
  });
}

/** Nodes in which some values are others. */
export function changeValues(
  nodes: readonly PassageNode[],
  change: (value: Value) => Value | null,
): PassageNode[] {
  const of = (value: Value): Value => changeValue(value, change);
  return changeNodes(nodes, (node) => {
    switch (node.kind) {
      case 'print':
      case 'set':
        return [{ ...node, value: node.value && of(node.value) }];
      case 'widget':
        return [{ ...node, given: node.given.map(of) }];
      case 'if': {
        const branches = node.branches.map((branch) => ({
          ...branch,
          condition: branch.condition && of(branch.condition),
          body: changeValues(branch.body, change),
        }));
        return [{ ...node, branches }];
      }
      case 'each':
        return [{ ...node, of: of(node.of), body: changeValues(node.body, change) }];
      default:
        return null;
    }
  });
}

/** Nodes without their words and links: what happens unseen. */
export function silent(nodes: readonly PassageNode[]): PassageNode[] {
  const seen = new Set<PassageNode['kind']>(['text', 'markup', 'print', 'link', 'input']);
  return changeNodes(nodes, (node) => {
    if (node.kind === 'include') return [{ ...node, isSilent: true }];
    if (node.kind === 'change') return [node];
    return seen.has(node.kind) ? [] : null;
  });
}

/** Nodes whose line breaks are spaces. */
export function unbroken(nodes: readonly PassageNode[]): PassageNode[] {
  return changeNodes(nodes, (node) =>
    node.kind === 'text' ? [{ ...node, text: node.text.replace(/\s*\n\s*/g, ' ') }] : null,
  );
}

/** The words and links of what is lost: what it sets, decides and leads to is lost as well. */
export function harmless(nodes: readonly PassageNode[]): PassageNode[] {
  return nodes.flatMap((node): readonly PassageNode[] => {
    switch (node.kind) {
      case 'set':
      case 'goto':
      case 'if':
      case 'each':
      case 'change':
      case 'widget':
      case 'include':
      case 'sound':
        return [lost(node.code)];
      case 'link':
        return node.target === null || node.body.length > 0
          ? [lost(node.code), ...node.label]
          : [node];
      default:
        return [node];
    }
  });
}
