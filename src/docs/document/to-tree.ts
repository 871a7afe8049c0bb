import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { find, hastToReact, html } from 'property-information';
import type { DocumentElement, DocumentNode, ElementProps } from '../../base/tree/document-tree';

declare module 'hast' {
  interface ElementData {
    /** A part of the document that is already finished. */
    tree?: DocumentElement;
  }
}

const isComponent = (name: string) => /^[A-Z]/.test(name);

const INLINE = new Set([
  'a',
  'abbr',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'Image',
  'Kbd',
]);

/** Turns an HTML tree into the compact document tree, with props as React wants them. */
export function toTree(nodes: readonly (RootContent | ElementContent)[]): DocumentNode[] {
  return nodes.flatMap((node, index): DocumentNode[] => {
    if (node.type === 'text') {
      const isSpaceOfSource =
        node.value === '\n' && !(isInline(nodes[index - 1]) && isInline(nodes[index + 1]));
      return isSpaceOfSource ? [] : [node.value];
    }
    if (node.type !== 'element') return [];
    if (node.data?.tree) return [node.data.tree];
    return [[nameOf(node), propsOf(node), ...toTree(node.children)]];
  });
}

/** A table head must have a cell above the first column; an empty one is not a heading. */
function nameOf({ tagName, children }: Element): string {
  return tagName === 'th' && children.length === 0 ? 'td' : tagName;
}

function isInline(node: RootContent | ElementContent | undefined): boolean {
  return node?.type === 'text' || (node?.type === 'element' && INLINE.has(node.tagName));
}

/** Like `toTree`, but keeps all line ends: for code. */
export function toCodeTree(root: Root | Element): DocumentNode[] {
  return root.children.flatMap((node): DocumentNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    return [[node.tagName, propsOf(node), ...toCodeTree(node)]];
  });
}

function propsOf({ tagName, properties }: Element): ElementProps | 0 {
  const props = isComponent(tagName) ? (properties as ElementProps) : reactProps(properties);
  return Object.keys(props).length === 0 ? 0 : props;
}

function reactProps(properties: Properties): ElementProps {
  const props: ElementProps = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(html, name);
    // Table cells keep their alignment as data, because a style attribute would need a looser security policy.
    const key =
      name === 'align'
        ? 'data-align'
        : info.space
          ? (hastToReact[info.property] ?? info.property)
          : info.attribute;
    props[key] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value;
  }
  return props;
}
