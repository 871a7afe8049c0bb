import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';

/** From this height, in pixels on a wide screen, readers need a way through a page. */
const LONG = 9000;
const MEASURE = 85;
/** Heights of parts, without what they contain. */
const HEIGHTS: Record<string, number> = {
  h2: 110,
  h3: 75,
  h4: 75,
  CodeLine: 25,
  CodeBlock: 80,
  Sample: 160,
  Transcript: 40,
  StoryMap: 420,
  Figure: 420,
  FileTree: 260,
  Card: 80,
  Admonition: 70,
  Details: 60,
  Tabs: 60,
};
const INLINE = new Set(['Kbd', 'Term']);

/** Whether a page is about 10,000 pixels high or more; measured on this site’s pages, it is right within a tenth. */
export function isLong(nodes: readonly DocumentNode[]): boolean {
  return heightOf(nodes) > LONG;
}

function heightOf(nodes: readonly DocumentNode[]): number {
  return nodes.reduce(
    (sum, node) => (typeof node === 'string' ? sum : sum + heightOfPart(node)),
    0,
  );
}

function heightOfPart([name, , ...children]: DocumentElement): number {
  if (name === 'p' || (name === 'li' && !hasBlocks(children))) return linesOf(children) * 30 + 20;
  // Long lists of terms have letters or a filter above them.
  if (name === 'dl') return 0;
  if (name === 'tr') {
    const cells = children.map((cell) => linesOf([cell], children.length));
    return Math.max(...cells) * 25 + 12;
  }
  const shown = name === 'Tabs' ? children.slice(0, 1) : children;
  return (HEIGHTS[name] ?? 0) + heightOf(shown);
}

/** How many lines a text takes in a part of the measure. */
function linesOf(nodes: readonly DocumentNode[], parts = 1): number {
  return Math.max(1, Math.ceil((lengthOf(nodes) * parts) / MEASURE));
}

function lengthOf(nodes: readonly DocumentNode[]): number {
  return nodes.reduce(
    (sum, node) =>
      sum + (typeof node === 'string' ? node.length : lengthOf(node.slice(2) as DocumentNode[])),
    0,
  );
}

function hasBlocks(nodes: readonly DocumentNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' && /^(?:p|ul|ol|[A-Z].+)$/.test(node[0]) && !INLINE.has(node[0]),
  );
}
