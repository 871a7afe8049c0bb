import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentNode } from '../../base/tree/document-tree';
import type { FlatHeading } from '../toc/build-toc';
import type { DocumentLink } from './document-content';

/** Every address in the document’s links, definitions and cards. */
export function collectLinks(root: Root): DocumentLink[] {
  const links: DocumentLink[] = [];
  visit(root, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'component' && typeof node.props.href === 'string') {
      links.push({ href: node.props.href, line });
    }
  });
  return links;
}

/** The headings of a document tree at any depth, in order. */
export function collectHeadings(nodes: readonly DocumentNode[]): FlatHeading[] {
  return nodes.flatMap((node): FlatHeading[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    // Its heading is only for screen readers.
    if (props !== 0 && props['data-footnotes'] === true) return [];
    const level = /^h(?<level>[2-6])$/.exec(name)?.groups?.level;
    if (level === undefined) return collectHeadings(children);
    if (props === 0 || typeof props.id !== 'string') return [];
    return [{ id: props.id, level: Number(level), label: withoutLinks(children) }];
  });
}

function withoutLinks(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    return name === 'a' ? withoutLinks(children) : [[name, props, ...withoutLinks(children)]];
  });
}
