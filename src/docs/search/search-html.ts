import { escapeHtml } from '../../base/text/escape-html';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';

export type SearchFacet = 'guide' | 'reference' | 'sample' | 'maintainers';

/** A page as it goes into the index. */
export interface SearchedPage {
  /** Its address, without path prefix. */
  path: string;
  title: string;
  description: string;
  language: string;
  facet: SearchFacet;
  nodes: readonly DocumentNode[];
  /** Anchors of rows that are found separately. */
  namedIds: ReadonlySet<string>;
}

const INLINE = new Set(
  'a code em strong del ins b i s u small mark cite q abbr sub sup kbd samp var span Kbd Term'.split(
    ' ',
  ),
);
/** How many names stand in for the missing text of a section. */
const NAMES = 12;
/** Sections of links alone, which answer no question. */
const LINKS = new Set(['next', 'see-also', 'where-to-go-next']);

/**
 * Writes the words of a page as the plain HTML that Pagefind reads, each under its heading. For samples, only
 * headings and code are written; null if the page has no code.
 */
export function searchHtml(page: SearchedPage): string | null {
  const isSample = page.facet === 'sample';
  const body = isSample ? samplesOf(page.nodes) : blocksOf(withoutLinks(page.nodes), page.namedIds);
  if (isSample && !body.includes('<pre>')) return null;
  return [
    `<html lang="${escapeHtml(page.language)}"><body data-pagefind-filter="kind:${page.facet}">`,
    // The index has one record per address: the samples get their own, and this is the address to open.
    isSample ? `<span data-pagefind-meta="url:${escapeHtml(page.path)}"></span>` : '',
    `<h1>${escapeHtml(page.title)}</h1>`,
    isSample ? '' : `<p>${escapeHtml(page.description)}</p>`,
    body,
    '</body></html>',
  ].join('');
}

function withoutLinks(nodes: readonly DocumentNode[]): DocumentNode[] {
  let isBelow = false;
  return nodes.filter((node) => {
    if (isElement(node) && node[0] === 'h2') {
      const id = node[1] === 0 ? undefined : node[1].id;
      isBelow = typeof id === 'string' && LINKS.has(id);
    }
    return !isBelow;
  });
}

/** Text is written unchanged, because a word can continue in the next node; blocks are separated. */
function blocksOf(nodes: readonly DocumentNode[], namedIds: ReadonlySet<string>): string {
  let isBelowName = false;
  return nodes
    .map((node, index) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (isHeading(node)) return headingOf(node) + namesIn(node, nodes.slice(index + 1), namedIds);
      const [name, props] = node;
      const isNamed = props !== 0 && typeof props.id === 'string' && namedIds.has(props.id);
      // The meaning of a glossary term follows it.
      isBelowName = isNamed || (isBelowName && name === 'dd');
      return isBelowName ? '' : blockOf(node, namedIds);
    })
    .join('');
}

function blockOf(element: DocumentElement, namedIds: ReadonlySet<string>): string {
  const [name, props, ...children] = element;
  if (name === 'CodeBlock') {
    return `<pre data-pagefind-weight="0.5">${escapeHtml(plainText([element]))}</pre>`;
  }
  // Whoever searches should find the task.
  if (props !== 0 && props['data-solution'] !== undefined) return '';
  const inner = blocksOf(children, namedIds);
  if (INLINE.has(name)) return inner;
  const own =
    props === 0 || !/^[A-Z]/.test(name) ? [] : [props.title, props.summary, props.caption];
  const words = own.filter((word) => typeof word === 'string').map(escapeHtml);
  return `<div>${[...words, inner].join(' ')}</div>`;
}

/** The names of what a section without text of its own contains, so that its excerpt says something. */
function namesIn(
  [level]: DocumentElement,
  following: readonly DocumentNode[],
  namedIds: ReadonlySet<string>,
): string {
  const isSibling = (node: DocumentNode) => isElement(node) && isHeading(node) && node[0] <= level;
  const end = following.findIndex(isSibling);
  const section = end === -1 ? following : following.slice(0, end);
  const headings = section.filter(isElement).filter(isHeading);
  const text = section.slice(0, headings[0] && section.indexOf(headings[0]));
  if (
    blocksOf(text, namedIds)
      .replace(/<[^>]*>/g, '')
      .trim() !== ''
  )
    return '';
  const named = headings.length > 0 ? headings : termsIn(text);
  const names = named.slice(0, NAMES).map(([, , ...children]) => plainText(children));
  if (names.length === 0) return '';
  return `<p data-pagefind-weight="0.1">${escapeHtml(names.join(', '))}</p>`;
}

function termsIn(nodes: readonly DocumentNode[]): DocumentElement[] {
  return nodes.filter(isElement).flatMap((element) => {
    const [name, , ...children] = element;
    return name === 'dt' ? [element] : termsIn(children);
  });
}

function samplesOf(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return '';
      if (isHeading(node)) return headingOf(node);
      const [name, props, ...children] = node;
      if (props !== 0 && props['data-solution'] !== undefined) return '';
      return name === 'CodeBlock'
        ? `<pre>${escapeHtml(plainText([node]))}</pre>`
        : samplesOf(children);
    })
    .join('');
}

function isElement(node: DocumentNode): node is DocumentElement {
  return typeof node !== 'string';
}

function isHeading([name]: DocumentElement): boolean {
  return /^h[2-6]$/.test(name);
}

function headingOf([name, props, ...children]: DocumentElement): string {
  const id = props !== 0 && typeof props.id === 'string' ? ` id="${escapeHtml(props.id)}"` : '';
  // Pagefind decodes headings twice: of a heading about “&nbsp;”, a space would be left.
  const text = escapeHtml(plainText(children)).replace(/&amp;(?=#?\w+;)/g, '&amp;amp;');
  return `<${name}${id}>${text}</${name}>`;
}
