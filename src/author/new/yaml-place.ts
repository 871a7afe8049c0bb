import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLSeq } from 'yaml';

/** A YAML source and its lists, for adding an item without changing any other byte. */
export interface YamlLists {
  /** The list at the top level, or that of the first key of the map there. */
  top: YAMLSeq | null;
  /** Adds an item after the last one of a list; its lines are given without indentation. */
  append: (list: YAMLSeq, lines: readonly string[]) => string;
}

/** Reads the lists of a YAML source; null if it is not valid YAML. */
export function readYamlLists(source: string): YamlLists | null {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  if (document.errors.length > 0) return null;
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.value : contents;
  return {
    top: isSeq(first) ? first : null,
    append: (list, lines) => {
      const [head] = list.items as Node[];
      const last = lastScalarOf(list);
      if (list.flow === true || !head?.range || last === null) {
        throw new Error('The list is on one line. Put each item on its own line first.');
      }
      // An item is preceded on its line by “- ” and indentation.
      const indent = ' '.repeat(counter.linePos(head.range[0]).col - 3);
      const lineEnd = source.indexOf('\n', last);
      const end = lineEnd === -1 ? source.length : lineEnd;
      const added = lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}`);
      const rest = source.slice(end) || '\n';
      return `${source.slice(0, end)}\n${added.join('\n')}${rest}`;
    },
  };
}

/** The offset of the end of the last text in a node. */
function lastScalarOf(node: unknown): number | null {
  if (isScalar(node)) {
    const end = node.range?.[1] ?? null;
    // A block of text ends with the line break after it.
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    return end !== null && isBlock ? end - 1 : end;
  }
  if (isSeq(node)) return lastScalarOf(node.items.at(-1));
  if (isMap(node)) return lastScalarOf(node.items.at(-1)?.value);
  return null;
}
