import type { ExerciseCheck } from '../../docs/exercises/exercise';
import { markupText } from '../../ink/markup/markup-text';
import type { MarkupNode } from '../../ink/markup/markup-tree';
import { parseMarkup } from '../../ink/markup/parse-markup';
import { plain } from './words';

/** Whether a text has the markup that a check asks for: around its words, and with its attributes. */
export function hasMarkup(text: string, check: ExerciseCheck): boolean {
  const name = String(check.value);
  const wanted = check.is === undefined ? [] : givenBy(name, check.is);
  return everyNode(parseMarkup(text)).some((node) => {
    if (nameOf(node) !== name) return false;
    const words = plain(markupText([node]));
    const has = (part: string): boolean => words.includes(plain(part));
    return (
      has(check.on ?? '') &&
      has(check.with ?? '') &&
      (check.without === undefined || !has(check.without)) &&
      wanted.every(([key, value]) => JSON.stringify(valuesOf(node).get(key)) === value)
    );
  });
}

function nameOf(node: MarkupNode): string {
  return node.kind === 'element' ? node.name : node.kind;
}

/** What attributes change in a tag, whichever way they are written: `[link=Up]` is `[link to="Up"]`. */
function givenBy(name: string, attributes: string): [key: string, value: string][] {
  const gap = attributes.startsWith('=') ? '' : ' ';
  const [given] = parseMarkup(`[${name}${gap}${attributes}]x[/${name}]`);
  const [bare] = parseMarkup(`[${name}]x[/${name}]`);
  if (given === undefined || bare === undefined) return [];
  const usual = valuesOf(bare);
  return [...valuesOf(given)]
    .map(([key, value]): [string, string] => [key, JSON.stringify(value)])
    .filter(([key, value]) => value !== JSON.stringify(usual.get(key)));
}

function valuesOf(node: MarkupNode): Map<string, unknown> {
  return new Map(Object.entries(node).filter(([key]) => key !== 'children'));
}

function everyNode(nodes: readonly MarkupNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if (node.kind === 'table') {
      const cells = [...(node.header ?? []), ...node.rows.flat()].flat();
      return [node, ...everyNode(cells)];
    }
    return 'children' in node ? [node, ...everyNode(node.children)] : [node];
  });
}
