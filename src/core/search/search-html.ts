import type { DocumentElement, DocumentNode } from '../document/document-tree';
import { plainText } from '../document/plain-text';

export type SearchFacet = 'guide' | 'reference' | 'sample';

/** A page as it goes into the index. */
export interface SearchedPage {
  /** Its address, without path prefix. */
  path: string;
  title: string;
  description: string;
  language: string;
  facet: SearchFacet;
  /** Whether it is for people who write the docs: such pages are listed last. */
  isForMaintainers: boolean;
  nodes: readonly DocumentNode[];
  /** Anchors of rows that are found separately. */
  namedIds: ReadonlySet<string>;
}

const INLINE = new Set(
  'a code em strong del ins b i s u small mark cite q abbr sub sup kbd samp var span Kbd Term'.split(
    ' ',
  ),
);
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Writes the words of a page as the plain HTML that Pagefind reads, each under its heading. For samples, only
 * headings and code are written; null if the page has no code.
 */
export function searchHtml(page: SearchedPage): string | null {
  const isSample = page.facet === 'sample';
  const body = isSample ? samplesOf(page.nodes) : blocksOf(page.nodes, page.namedIds);
  if (isSample && !body.includes('<pre>')) return null;
  return [
    `<html lang="${escapeHtml(page.language)}"><body data-pagefind-filter="kind:${page.facet}">`,
    // The index has one record per address: the samples get their own, and this is the address to open.
    isSample ? `<span data-pagefind-meta="url:${escapeHtml(page.path)}"></span>` : '',
    page.isForMaintainers ? '<span data-pagefind-meta="audience:maintainers"></span>' : '',
    `<h1>${escapeHtml(page.title)}</h1>`,
    isSample ? '' : `<p>${escapeHtml(page.description)}</p>`,
    body,
    '</body></html>',
  ].join('');
}

/** Text is written unchanged, because a word can continue in the next node; blocks are separated. */
function blocksOf(nodes: readonly DocumentNode[], namedIds: ReadonlySet<string>): string {
  let isBelowName = false;
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const [name, props] = node;
      const isNamed =
        props !== 0 && typeof props.id === 'string' && namedIds.has(props.id) && !isHeading(node);
      // The meaning of a glossary term follows it.
      isBelowName = isNamed || (isBelowName && name === 'dd');
      return isBelowName ? '' : blockOf(node, namedIds);
    })
    .join('');
}

function blockOf(element: DocumentElement, namedIds: ReadonlySet<string>): string {
  const [name, props, ...children] = element;
  if (isHeading(element)) return headingOf(element);
  if (name === 'CodeBlock') {
    return `<pre data-pagefind-weight="0.5">${escapeHtml(plainText([element]))}</pre>`;
  }
  const inner = blocksOf(children, namedIds);
  if (INLINE.has(name)) return inner;
  const own =
    props === 0 || !/^[A-Z]/.test(name) ? [] : [props.title, props.summary, props.caption];
  const words = own.filter((word) => typeof word === 'string').map(escapeHtml);
  return `<div>${[...words, inner].join(' ')}</div>`;
}

function samplesOf(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return '';
      if (isHeading(node)) return headingOf(node);
      const [name, , ...children] = node;
      return name === 'CodeBlock'
        ? `<pre>${escapeHtml(plainText([node]))}</pre>`
        : samplesOf(children);
    })
    .join('');
}

function isHeading([name]: DocumentElement): boolean {
  return /^h[2-6]$/.test(name);
}

function headingOf([name, props, ...children]: DocumentElement): string {
  const id = props !== 0 && typeof props.id === 'string' ? ` id="${escapeHtml(props.id)}"` : '';
  return `<${name}${id}>${escapeHtml(plainText(children))}</${name}>`;
}
