import type { GlossaryTerm } from '../glossary/glossary-term';
import { referenceMessages as words } from '../../site/messages/reference';
import { cardHref, placeInCard } from '../reference/card-address';
import { writtenNames } from '../reference/index-reference';
import type { ReferenceAttribute, ReferenceEntry } from '../reference/reference-entry';
import { attributeId } from '../reference/reference-id';
import { writtenName } from '../reference/written-name';
import { normalizeName } from './normalize-name';
import type { SynonymSource } from './parse-search-synonyms';
import type { SearchName, SearchSynonym } from './search-data';

/** A page that names lead to. */
export interface NamedPage {
  path: string;
  title: string;
}

/** Finds a page by its doc’s id. */
type FindPage = (docId: string) => NamedPage | undefined;

/** The entries of the reference and their attributes, with their cards below `root`; empty if there are no cards. */
export function entryNames(entries: readonly ReferenceEntry[], root: string | null): SearchName[] {
  if (root === null) return [];
  return entries.flatMap((entry): SearchName[] => {
    const own: SearchName = {
      title: writtenName(entry),
      names: namesOf(entry),
      summary: entry.summary,
      href: cardHref(root, entry),
      page: words.groups[entry.kind],
      kind: 'entry',
    };
    const attributes = 'attributes' in entry ? entry.attributes : [];
    return [own, ...attributes.map((attribute) => attributeName(entry, attribute, own, root))];
  });
}

/** The terms of the glossary, which are on `page`; empty if that page is not built. */
export function termNames(
  terms: readonly GlossaryTerm[],
  page: NamedPage | undefined,
): SearchName[] {
  if (page === undefined) return [];
  return terms.map(({ id, term, forms, meaning }) => ({
    title: term,
    names: [term, ...forms],
    summary: meaning,
    href: `${page.path}#${id}`,
    page: page.title,
    kind: 'term',
  }));
}

/** The synonyms, with the addresses they lead to. */
export function synonymsOf(sources: readonly SynonymSource[], findPage: FindPage): SearchSynonym[] {
  return sources.flatMap(({ written, name, meaning, page: target, words }): SearchSynonym[] => {
    const [docId = '', anchor] = target.split('#');
    const page = findPage(docId);
    if (page === undefined) return [];
    const href = anchor === undefined ? page.path : `${page.path}#${anchor}`;
    return [{ written, title: name, summary: meaning, href, page: page.title, words }];
  });
}

function attributeName(
  entry: ReferenceEntry,
  { name, aliases = [], summary }: ReferenceAttribute,
  owner: SearchName,
  root: string,
): SearchName {
  const id = attributeId(entry.id, name);
  const all = [name, ...aliases];
  return {
    title: `${owner.title} ${name}`,
    names: [...all, ...owner.names.flatMap((ownerName) => all.map((own) => `${ownerName} ${own}`))],
    summary,
    href: placeInCard(root, entry, id),
    page: owner.page,
    kind: 'attribute',
  };
}

/** All names that can be typed for an entry; for a method also the part after the dot, unless it is a plain word. */
function namesOf(entry: ReferenceEntry): string[] {
  const names = [entry.name, writtenName(entry), ...writtenNames(entry)];
  const method = entry.kind === 'method' ? entry.name.slice(entry.name.indexOf('.') + 1) : '';
  // “save” alone is an ordinary word in the texts.
  if (/[a-z][A-Z]/.test(method)) names.push(method);
  return [...new Set(names.map(normalizeName))];
}
