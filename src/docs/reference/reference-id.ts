import type { ReferenceKind } from './reference-entry';

// Scene tags are written and linked most often, so they have the plain prefix “tag-”.
const prefixes: Partial<Record<ReferenceKind, string>> = { 'knot-tag': 'tag' };

/** The anchor of an entry: its kind and its name, or the slug that replaces the name. */
export function referenceId(
  kind: ReferenceKind,
  { name, slug, inside }: { name: string; slug?: string; inside?: string },
): string {
  return [prefixes[kind] ?? kind, inside, slug ?? slugOf(name)].filter(Boolean).join('-');
}

/** The anchor of an attribute: its entry’s and its own name. */
export function attributeId(entryId: string, name: string): string {
  return `${entryId}-${slugOf(name)}`;
}

/** The part of an entry’s anchor after its kind. */
export function slugOfId(kind: ReferenceKind, id: string): string {
  return id.slice((prefixes[kind] ?? kind).length + 1);
}

function slugOf(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The anchor of a kind’s heading in the list of all entries. */
export function groupId(kind: ReferenceKind): string {
  return `all-${kind}`;
}
