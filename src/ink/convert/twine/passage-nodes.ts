/** A part of a passage, whatever its format. */
export type PassageNode =
  | { kind: 'text'; text: string }
  /** Markup that the engine has, too: `[b]`. */
  | { kind: 'markup'; ink: string }
  /** A value in the text. */
  | { kind: 'print'; expression: string; code: string }
  | LinkNode
  | SetNode
  | IfNode
  | { kind: 'goto'; target: string; code: string }
  /** Another passage, shown at this place. */
  | { kind: 'include'; target: string; code: string }
  /** A comment of the writer. */
  | { kind: 'comment'; text: string }
  /** What cannot be carried over. */
  | { kind: 'lost'; code: string };

export interface LinkNode {
  kind: 'link';
  label: string;
  target: string;
  /** What happens when it is followed: assignments. */
  body: readonly PassageNode[];
  code: string;
}

export interface SetNode {
  kind: 'set';
  /** The variable with its sign: `$coins`, `_step`, or without one. */
  name: string;
  /** `=`, or what is done to the value: `+=`. */
  operator: string;
  expression: string;
  code: string;
}

export interface IfNode {
  kind: 'if';
  branches: readonly Branch[];
}

export interface Branch {
  /** Null for “else”. */
  condition: string | null;
  body: readonly PassageNode[];
  code: string;
}

/** All nodes of some, those within others included. */
export function allNodes(nodes: readonly PassageNode[]): PassageNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'link') return [node, ...allNodes(node.body)];
    if (node.kind !== 'if') return [node];
    return [node, ...node.branches.flatMap(({ body }) => allNodes(body))];
  });
}
