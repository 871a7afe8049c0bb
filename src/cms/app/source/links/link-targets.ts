import { relativeLink } from '../../../../base/paths/relative-file';
import { fold, wordsOf } from '../../../../base/text/fold';
import { parseDocument } from '../../../../docs/document/parse-document';
import { plainText } from '../../../../docs/document/plain-text';
import { GLOSSARY_DOC } from '../../../../docs/glossary/glossary-doc';
import { cardHref, REFERENCE_DOC } from '../../../../docs/reference/card-address';
import { writtenName } from '../../../../docs/reference/written-name';
import type { PreviewContent } from '../../../protocol/preview-content';

/** Something that a page can link to. */
export interface LinkTarget {
  kind: 'page' | 'heading' | 'term' | 'entry';
  title: string;
  /** Where it is, in words. */
  where: string;
  /** The link to it, as the page writes it. */
  href: string;
}

/** The page that is being written. */
export interface OwnPage {
  file: string;
  text: string;
}

/** All that a page can link to: other pages, headings, terms of the glossary, and entries of the reference. */
export function linkTargets(content: PreviewContent, page: OwnPage): LinkTarget[] {
  const others = content.docs.filter(({ file }) => file !== page.file);
  const pathOf = (docId: string) => content.docs.find((doc) => doc.docId === docId);
  const linkTo = (file: string) => (file === page.file ? '' : relativeLink(page.file, file));
  const glossary = pathOf(GLOSSARY_DOC);
  const reference = pathOf(REFERENCE_DOC);
  return [
    ...others.map(({ title, file, docId, isDraft }): LinkTarget => {
      const where = isDraft ? `${docId}, a draft` : docId;
      return { kind: 'page', title, where, href: linkTo(file) };
    }),
    ...headingsOf(page.text).map(({ id, title }): LinkTarget => {
      return { kind: 'heading', title, where: 'this page', href: `#${id}` };
    }),
    ...others.flatMap(({ title: where, file, headings }) =>
      headings.map(({ id, title }): LinkTarget => {
        return { kind: 'heading', title, where, href: `${linkTo(file)}#${id}` };
      }),
    ),
    ...content.terms.map(({ id, term, meaning }): LinkTarget => {
      const href = glossary === undefined ? `#${id}` : `${linkTo(glossary.file)}#${id}`;
      return { kind: 'term', title: term, where: meaning, href };
    }),
    ...content.entries.map((entry): LinkTarget => {
      const href = cardHref(reference?.path ?? '/docs/reference/', entry);
      return { kind: 'entry', title: writtenName(entry), where: entry.summary, href };
    }),
  ];
}

/** The headings of a text as it is now; none while it cannot be read. */
export function headingsOf(text: string): { id: string; title: string }[] {
  const options = { highlight: (code: string) => [code], knowsLanguage: () => true };
  const { headings } = parseDocument(text, '', { ...options, measureImage: () => null });
  return headings.map(({ id, label }) => ({ id, title: plainText(label).trim() }));
}

/** The targets that fit some words, best first: those whose title begins with them, then those that hold them all. */
export function findTargets(targets: readonly LinkTarget[], query: string): LinkTarget[] {
  const sought = fold(query.trim());
  const words = wordsOf(query.replaceAll('/', ' '));
  const rankOf = ({ title, where, href }: LinkTarget): number => {
    const name = fold(title);
    if (name.startsWith(sought)) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    const all = `${name} ${fold(where)} ${fold(href)}`;
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  return targets
    .map((target) => ({ target, rank: rankOf(target) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ target }) => target);
}
