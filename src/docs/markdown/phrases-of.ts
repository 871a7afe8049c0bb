import type { PhrasingContent } from 'mdast';
import type { DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';

interface PhraseOptions {
  absolute: (href: string) => string;
}

/** The inline content of a document tree; blocks within it, as in table cells, become sentences. */
export function phrasesOf(
  nodes: readonly DocumentNode[],
  options: PhraseOptions,
): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (typeof node === 'string') return [{ type: 'text', value: node.replace(/\s+/g, ' ') }];
    const [name, props, ...children] = node;
    const value = (key: string) => {
      const found = props === 0 ? undefined : props[key];
      return typeof found === 'string' ? found : '';
    };
    switch (name) {
      case 'code':
      case 'kbd':
      case 'samp':
      case 'Kbd':
        return [{ type: 'inlineCode', value: plainText([node]) }];
      case 'em':
      case 'i':
      case 'cite':
        return [{ type: 'emphasis', children: phrasesOf(children, options) }];
      case 'strong':
      case 'b':
        return [{ type: 'strong', children: phrasesOf(children, options) }];
      case 'del':
      case 's':
        return [{ type: 'delete', children: phrasesOf(children, options) }];
      case 'br':
        return [{ type: 'break' }];
      case 'a':
        return linkTo(value('href'), phrasesOf(children, options), options);
      case 'Image':
        return [{ type: 'image', url: options.absolute(value('src')), alt: value('alt') }];
      case 'input':
        return [];
      case 'p':
      case 'li':
      case 'div':
        return [...phrasesOf(children, options), { type: 'text', value: ' ' }];
      default:
        return phrasesOf(children, options);
    }
  });
}

/** Links within the page have no target in the Markdown version: only their words are kept. */
function linkTo(
  href: string,
  children: PhrasingContent[],
  { absolute }: PhraseOptions,
): PhrasingContent[] {
  if (href === '' || href.startsWith('#')) return children;
  return [{ type: 'link', url: absolute(href), children: children.filter(isNoLink) }];
}

function isNoLink({ type }: PhrasingContent): boolean {
  return type !== 'link';
}
