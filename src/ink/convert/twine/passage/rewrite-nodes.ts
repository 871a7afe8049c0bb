import { changeValue, nameOf, type Value } from '../../expression/value';
import { lost, type PassageNode } from './passage-nodes';

/** All nodes of some, those within others included. */
export function allNodes(nodes: readonly PassageNode[]): PassageNode[] {
  return nodes.flatMap((node) => [node, ...partsOf(node).flatMap((part) => allNodes(part))]);
}

/** The nodes within a node, each with those that belong together. */
export function partsOf(node: PassageNode): readonly (readonly PassageNode[])[] {
  const parts: (readonly PassageNode[])[] = [];
  withParts(node, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** The values of a node, without those of nodes within it. */
export function valuesOf(node: PassageNode): Value[] {
  const values = node.kind === 'input' ? [nameOf(node.name)] : [];
  withValues(node, (value) => {
    values.push(value);
    return value;
  });
  return values;
}

type Part = readonly PassageNode[];

function withParts(node: PassageNode, of: (part: Part) => Part): PassageNode {
  switch (node.kind) {
    case 'link':
      return { ...node, label: of(node.label), body: of(node.body) };
    case 'each':
    case 'change':
      return { ...node, body: of(node.body) };
    case 'if': {
      const branches = node.branches.map((branch) => ({ ...branch, body: of(branch.body) }));
      return { ...node, branches };
    }
    default:
      return node;
  }
}

function withValues(node: PassageNode, of: (value: Value) => Value): PassageNode {
  switch (node.kind) {
    case 'print':
    case 'set':
      return { ...node, value: node.value && of(node.value) };
    case 'widget':
      return { ...node, given: node.given.map(of) };
    case 'link':
      return node.when ? { ...node, when: of(node.when) } : node;
    case 'each':
      return { ...node, of: of(node.of) };
    case 'if': {
      const branches = node.branches.map(({ condition, body }) => {
        return { condition: condition && of(condition), body };
      });
      return { ...node, branches };
    }
    default:
      return node;
  }
}

/** Nodes with others in place of some, wherever they are; `change` returns null for what stays. */
export function changeNodes(
  nodes: readonly PassageNode[],
  change: (node: PassageNode) => readonly PassageNode[] | null,
): PassageNode[] {
  return nodes.flatMap(
    (node) => change(node) ?? [withParts(node, (part) => changeNodes(part, change))],
  );
}

/** Nodes in which some values are others. */
export function changeValues(
  nodes: readonly PassageNode[],
  change: (value: Value) => Value | null,
): PassageNode[] {
  return nodes.map((node) =>
    withParts(
      withValues(node, (value) => changeValue(value, change)),
      (part) => changeValues(part, change),
    ),
  );
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
