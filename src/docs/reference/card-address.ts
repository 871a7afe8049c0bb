import type { ReferenceEntry, ReferenceKind } from './reference-entry';
import { slugOfId } from './reference-id';

/** Id of the doc that lists all entries; their cards are below it. */
export const REFERENCE_DOC = 'reference';

/** The folder of each kind below the page of all entries. */
const folders: Record<ReferenceKind, string> = {
  'global-tag': 'game-tags',
  'knot-tag': 'scene-tags',
  'choice-tag': 'choice-tags',
  'choice-text': 'choice-texts',
  markup: 'markup',
  variable: 'variables',
  function: 'functions',
  shortcut: 'keyboard',
  setting: 'settings',
  message: 'interface-texts',
  config: 'configuration',
  'theme-variable': 'theme-variables',
  'css-variable': 'css-variables',
  'css-class': 'css-classes',
  file: 'files',
  command: 'commands',
  method: 'methods',
  event: 'events',
  field: 'fields',
  interface: 'interfaces',
  package: 'packages',
};

/** The kinds that are written in a story. */
const STORY_KINDS: readonly ReferenceKind[] = [
  'global-tag',
  'knot-tag',
  'choice-tag',
  'choice-text',
  'markup',
  'variable',
  'function',
];

/**
 * Whether each entry of a kind has its own page: kinds that are written in a story do; entries of other kinds share
 * their kind’s page.
 */
export function hasOwnPages(kind: ReferenceKind): boolean {
  return STORY_KINDS.includes(kind);
}

/** The address of the page of a kind; `root` is that of the page of all entries. */
export function kindPath(root: string, kind: ReferenceKind): string {
  return `${root}${folders[kind]}/`;
}

/** The address of the page that holds the card of an entry. */
export function cardPath(root: string, { kind, id }: Pick<ReferenceEntry, 'kind' | 'id'>): string {
  const path = kindPath(root, kind);
  return hasOwnPages(kind) ? `${path}${slugOfId(kind, id)}/` : path;
}

/** The address of an entry’s card: its own page, or an anchor on the page of its kind. */
export function cardHref(root: string, entry: Pick<ReferenceEntry, 'kind' | 'id'>): string {
  const path = cardPath(root, entry);
  return hasOwnPages(entry.kind) ? path : `${path}#${entry.id}`;
}

/** The address of a place in an entry’s card, for example of one attribute. */
export function placeInCard(
  root: string,
  entry: Pick<ReferenceEntry, 'kind' | 'id'>,
  id: string,
): string {
  return `${cardPath(root, entry)}#${id}`;
}
