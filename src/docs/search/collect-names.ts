import { cardHref, placeInCard } from '../reference/card-address';
import type { ReferenceAttribute } from '../reference/reference-entry';
import { attributeId, referenceId } from '../reference/reference-id';
import { writtenName, writtenNames, type WrittenEntry } from '../reference/written-name';
import { normalizeName } from './normalize-name';
import type { NamedEntries, NamedTerms, SearchData, SearchName, SearchSource } from './search-data';

/** Makes everything that is found by name; the browser does this, because most of it follows from a few fields. */
export function collectNames({ reference, glossary, synonyms }: SearchSource): SearchData {
  return { names: [...entryNames(reference), ...termNames(glossary)], synonyms };
}

/** The entries of the reference and their attributes, with the addresses of their cards. */
export function entryNames({ entries, root, pages }: NamedEntries): SearchName[] {
  if (root === null) return [];
  return entries.flatMap((entry): SearchName[] => {
    const { kind, summary, attributes = [] } = entry;
    const identified = { kind, id: entry.id ?? referenceId(kind, { name: entry.name }) };
    const own: SearchName = {
      title: writtenName(entry),
      names: namesOf(entry),
      summary,
      href: cardHref(root, identified),
      page: pages[kind],
      kind: 'entry',
    };
    return [
      own,
      ...attributes.map((attribute) => {
        const place = attributeId(identified.id, attribute.name);
        return attributeName(own, attribute, placeInCard(root, identified, place));
      }),
    ];
  });
}

/** The terms of the glossary. */
export function termNames({ terms, page }: NamedTerms): SearchName[] {
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

function attributeName(
  owner: SearchName,
  { name, aliases = [], summary }: Pick<ReferenceAttribute, 'name' | 'aliases' | 'summary'>,
  href: string,
): SearchName {
  const all = [name, ...aliases];
  return {
    title: `${owner.title} ${name}`,
    names: [...all, ...owner.names.flatMap((ownerName) => all.map((own) => `${ownerName} ${own}`))],
    summary,
    href,
    page: owner.page,
    kind: 'attribute',
  };
}

/** All names that can be typed for an entry; for a method also the part after the dot, unless it is a plain word. */
function namesOf(entry: WrittenEntry): string[] {
  const names = [entry.name, writtenName(entry), ...writtenNames(entry)];
  const method = entry.kind === 'method' ? entry.name.slice(entry.name.indexOf('.') + 1) : '';
  // “save” alone is an ordinary word in the texts.
  if (/[a-z][A-Z]/.test(method)) names.push(method);
  // Readers type “stop music” for STOP_MUSIC.
  const spaced = names
    .filter((name) => name.includes('_'))
    .map((name) => name.replaceAll('_', ' '));
  return [...new Set([...names, ...spaced].map(normalizeName))];
}
