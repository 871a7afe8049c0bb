import { createHash } from 'node:crypto';
import type { DocumentNode } from '../../base/tree/document-tree';
import { collectHeadings } from '../../docs/document/collect';
import { plainText } from '../../docs/document/plain-text';
import type { ReferencePageArgs } from '../../docs/pages/page-facts';
import { REFERENCE_DOC } from '../../docs/reference/card-address';
import type { Explanation } from '../../docs/reference/draw-card';
import { findReference } from '../../docs/reference/find-reference';
import { namedEntries } from '../../docs/reference/link-references';
import { buildToc } from '../../docs/toc/build-toc';
import type { TocEntry } from '../../docs/toc/toc-entry';
import type { StoredDocument } from '../documents/stored-document';
import { deriveDoc, type DocToDerive } from './derive-doc';
import { drawReferencePage } from './draw-reference-page';
import { pageTexts, type PageTexts } from './page-texts';
import { referenceOf, type Reference } from './reference';
import type { SiteParts } from './site-parts';

/** A page of the reference: plain data, as it is planned. */
export interface CardsToDerive {
  path: string;
  title: string;
  description: string;
  args: ReferencePageArgs;
  /** The pages that explain its entries, by the entries’ ids. */
  explanations: readonly (readonly [string, readonly Explanation[]])[];
}

export type PageToDerive = DocToDerive | CardsToDerive;

/** The text of a page of the reference. */
export interface DerivedCards {
  tree: DocumentNode[];
  toc: TocEntry[];
}

/** Everything that a build makes from the text of a page. */
export interface DerivedPage {
  /** What its query answers. */
  document: StoredDocument | DerivedCards;
  texts: PageTexts;
  /** Ids of the entries that the doc names in its own words. */
  named: string[];
  /** The text of the doc’s own headings, by their ids. */
  headings: [id: string, text: string][];
  /** Changes with the document. */
  digest: string;
}

export interface PagesToDerive {
  pages: readonly PageToDerive[];
  parts: SiteParts;
}

/** How many digits tell the states of one page apart; readers load them. */
export const DIGITS = 8;

/** Derives several pages, because what they share takes long to pass to a thread. */
export function derivePages({ pages, parts }: PagesToDerive): DerivedPage[] {
  const reference = referenceOf(parts.entries);
  return pages.map((page) => {
    const made =
      'place' in page ? fromDoc(page, parts, reference) : fromCards(page, parts, reference);
    const hash = createHash('sha256').update(JSON.stringify(made.document));
    return { ...made, digest: hash.digest('hex').slice(0, DIGITS) };
  });
}

type MadePage = Omit<DerivedPage, 'digest'>;

/** The derived document of one page, without what only a build makes of it. */
export function deriveDocument(page: PageToDerive, parts: SiteParts): DerivedPage['document'] {
  const reference = referenceOf(parts.entries);
  return 'place' in page ? deriveDoc(page, parts, reference) : drawCards(page, parts, reference);
}

function fromDoc(page: DocToDerive, parts: SiteParts, reference: Reference): MadePage {
  const { frontmatter } = page.document;
  const { docId, path } = page.place;
  const document = deriveDoc(page, parts, reference);
  const { title, description, unlisted: isUnlisted = false } = frontmatter;
  const source = { path, docId, title, description, isUnlisted };
  return {
    document,
    texts: pageTexts({ ...source, tree: document.tree }, parts),
    ...namesInDoc(page.document, docId, reference),
  };
}

/** What the pages of the reference take from a doc. */
export function namesInDoc(
  { frontmatter, tree, headings }: StoredDocument,
  docId: string,
  { index }: Reference,
): Pick<DerivedPage, 'named' | 'headings'> {
  // Pages whose code is not linked to the reference do not explain entries.
  const namesNone = docId === REFERENCE_DOC || frontmatter.code_links === false;
  return {
    named: namesNone
      ? []
      : namedEntries(tree, (code) => findReference(code, index, docId)).map(({ id }) => id),
    headings: headings.map(({ id, label }) => [id, plainText(label)]),
  };
}

function fromCards(page: CardsToDerive, parts: SiteParts, reference: Reference): MadePage {
  const { path, title, description } = page;
  const document = drawCards(page, parts, reference);
  const source = { path, docId: null, title, description, isUnlisted: false };
  return {
    document,
    texts: pageTexts({ ...source, tree: document.tree }, parts),
    named: [],
    headings: [],
  };
}

function drawCards(
  { args, explanations }: CardsToDerive,
  parts: SiteParts,
  reference: Reference,
): DerivedCards {
  const root = parts.places.find(
    (place) => place.docId === REFERENCE_DOC && place.version === args.versionName,
  )?.path;
  if (root === undefined) throw new Error('The page of all entries is not among the docs.');
  const tree = drawReferencePage(args, { root, reference, explanations: new Map(explanations) });
  return { tree, toc: buildToc(collectHeadings(tree), 2, 2) };
}
