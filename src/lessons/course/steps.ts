import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';

/** A step of a chapter: the lines that its reader writes. */
export interface CourseStep {
  /** Its line in the file of the chapter. */
  line: number;
  /** Its code blocks, in diff notation. */
  blocks: string[];
}

const signs: Record<string, string> = { added: '+', removed: '-' };

/** The steps of a chapter, in order. */
export function stepsIn(tree: readonly DocumentNode[]): CourseStep[] {
  return elementsNamed(tree, 'Write').map(([, props, ...children]) => ({
    line: props === 0 ? 1 : Number(props.line),
    blocks: elementsNamed(children, 'CodeBlock').map(([, , ...lines]) =>
      lines.map(diffLine).join('\n'),
    ),
  }));
}

function elementsNamed(tree: readonly DocumentNode[], wanted: string): DocumentElement[] {
  return tree.flatMap((node): DocumentElement[] => {
    if (typeof node === 'string') return [];
    const [name, , ...children] = node;
    return name === wanted ? [node] : elementsNamed(children, wanted);
  });
}

function diffLine(line: DocumentNode): string {
  const change = typeof line === 'string' || line[1] === 0 ? null : line[1].change;
  const sign = typeof change === 'string' ? signs[change] : undefined;
  return (sign ?? ' ') + textOf(line);
}

function textOf(node: DocumentNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}
