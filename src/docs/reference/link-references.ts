import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import type { ReferenceEntry } from './reference-entry';

interface ReferenceLinker {
  /** The entry that inline code names, or null. */
  find: (code: string) => ReferenceEntry | null;
  /** The address of an entry’s card; null if there is none, or if it is this page. */
  hrefOf: (entry: ReferenceEntry) => string | null;
  /** The heading of this page below which an entry is explained, if there is one. */
  headingOf?: (entry: ReferenceEntry) => string | null;
}

const HEADING = /^h(?<level>[2-6])$/;
/** Elements that are links themselves, such as whole cards, and elements that show code unchanged. */
const LEFT_ALONE = new Set(['a', 'Term', 'Card', 'pre', 'CodeBlock']);

/**
 * Turns inline code that names an entry into a term. Headings and links stay unchanged, and so does code in the row
 * or section that explains the entry.
 */
export function linkReferences(
  tree: readonly DocumentNode[],
  { find, hrefOf, headingOf = () => null }: ReferenceLinker,
): DocumentNode[] {
  /** Ids of the headings above, by their level; a new section ends those at the same or a lower level. */
  let sections: { level: number; id: string }[] = [];

  const link = (nodes: readonly DocumentNode[], within: readonly string[]): DocumentNode[] =>
    nodes.map((node): DocumentNode => {
      if (typeof node === 'string') return node;
      const [name, props, ...children] = node;
      const id = props !== 0 && typeof props.id === 'string' ? props.id : null;
      const heading = HEADING.exec(name)?.groups?.level;
      if (heading !== undefined) {
        const level = Number(heading);
        sections = sections.filter((section) => section.level < level);
        if (id !== null) sections.push({ level, id });
        return node;
      }
      if (LEFT_ALONE.has(name)) return node;
      if (name === 'code') return linkCode(node, within);
      return [name, props, ...link(children, id === null ? within : [...within, id])];
    });

  const linkCode = (node: DocumentElement, within: readonly string[]): DocumentNode => {
    const [, , text] = node;
    const entry = typeof text === 'string' ? find(text) : null;
    if (entry === null || within.includes(entry.id)) return node;
    const href = hrefOf(entry);
    const heading = headingOf(entry);
    const isHere = sections.some(({ id }) => id === heading);
    return href === null || isHere ? node : ['Term', { href, tip: entry.id }, node];
  };

  return link(tree, []);
}

/** The entries that the inline code of a document names, each once. */
export function namedEntries(
  tree: readonly DocumentNode[],
  find: ReferenceLinker['find'],
): ReferenceEntry[] {
  const named = new Set<ReferenceEntry>();
  const note = (entry: ReferenceEntry) => {
    named.add(entry);
    return null;
  };
  linkReferences(tree, { find, hrefOf: note });
  return [...named];
}
