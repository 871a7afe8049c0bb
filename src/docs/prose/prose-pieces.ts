import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isScalar, LineCounter, parseDocument, visit as visitYaml, type Document } from 'yaml';

/** A text in a value: of an attribute, of frontmatter or of a YAML file. */
export interface ProsePiece {
  text: string;
  /** Its first line in the file, from 1. */
  line: number;
}

const ATTRIBUTES = new Set(['title', 'summary', 'label', 'caption', 'alt']);

/** The texts in the attributes of components. */
export function piecesOfAttributes(root: Root): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  visit(root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.has(attribute.name)) continue;
      if (typeof attribute.value !== 'string') continue;
      const line = attribute.position?.start.line ?? node.position?.start.line ?? 1;
      pieces.push({ text: attribute.value, line });
    }
  });
  return pieces;
}

/**
 * The texts below certain keys of a YAML source; `firstLine` is its position in the file. Empty if it cannot be
 * parsed.
 */
export function piecesOfYaml(
  source: string,
  keys: ReadonlySet<string>,
  firstLine = 1,
): ProsePiece[] {
  const lines = new LineCounter();
  const document: Document = parseDocument(source, { lineCounter: lines });
  if (document.errors.length > 0) return [];
  const pieces: ProsePiece[] = [];
  visitYaml(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !keys.has(String(key.value))) return;
      visitYaml(value as Parameters<typeof visitYaml>[0], {
        Scalar(_key, { value: text, range, type }) {
          if (typeof text !== 'string' || !range) return;
          const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
          const line = lines.linePos(range[0]).line + (isBlock ? 1 : 0);
          pieces.push({ text, line: line + firstLine - 1 });
        },
      });
    },
  });
  return pieces;
}
