import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { replaceComponent } from '../document/replace-component';
import { cardHref, kindPath } from './card-address';
import { drawAttributeNames, drawMembers, drawPlace } from './draw-meaning';
import { codeList, codeOf, drawProse } from './draw-prose';
import type { EntrySynonym } from './entry-synonyms';
import { groupByKind } from './group-by-kind';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';
import { groupId } from './reference-id';
import { searchRowOf } from './search-row';
import { isName, writtenName } from './written-name';

/**
 * Adds the list of all entries to each `<ReferenceIndex>`, with the data to filter it; `root` is the address of its
 * page.
 */
export function drawIndex(
  tree: readonly DocumentNode[],
  entries: readonly ReferenceEntry[],
  root: string,
  synonyms: readonly EntrySynonym[] = [],
): DocumentNode[] {
  return replaceComponent(tree, 'ReferenceIndex', () => {
    const rows = entries.map((entry) => searchRowOf(entry, synonyms)) as unknown as AttributeValue;
    const groups = groupsOf(entries).flatMap(([kind, ofKind]): DocumentElement[] => [
      ['h2', { id: groupId(kind) }, ['a', { href: kindPath(root, kind) }, words.groups[kind]]],
      ['dl', 0, ...ofKind.map((entry) => drawRow(entry, root))],
    ]);
    return [['ReferenceIndex', { rows }, ...groups]];
  });
}

/** The anchors of the list: of its headings and of all entries. */
export function indexIds(entries: readonly ReferenceEntry[]): string[] {
  return [...groupsOf(entries).map(([kind]) => groupId(kind)), ...entries.map(({ id }) => id)];
}

function groupsOf(entries: readonly ReferenceEntry[]): [ReferenceKind, ReferenceEntry[]][] {
  return groupByKind(entries, ({ kind }) => kind);
}

/** One line for an entry, with its anchor: the name links to the card. */
export function drawRow(entry: ReferenceEntry, root: string): DocumentElement {
  const { aliases = [], since } = entry;
  const others = aliases.length === 0 ? [] : [`${words.also} `, ...codeList(aliases)];
  const age = since === undefined ? [] : [`${words.since.toLowerCase()} ${since}`];
  return [
    'div',
    { id: entry.id },
    [
      'dt',
      0,
      ['a', { href: cardHref(root, entry) }, drawName(entry)],
      ...small(others),
      ...small(age),
    ],
    ['dd', 0, entry.summary],
    ...[drawValues(entry), drawAttributeNames(entry), drawMembers(entry), drawPlace(entry)].flatMap(
      (nodes): DocumentElement[] => (nodes.length === 0 ? [] : [['dd', 0, ['small', 0, ...nodes]]]),
    ),
  ];
}

function small(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.length === 0 ? [] : [' ', ['small', 0, ...nodes]];
}

/** The name of an entry, as code if it is written that way. */
export function drawName(entry: ReferenceEntry): DocumentNode {
  const name = writtenName(entry);
  return isName(entry) ? codeOf(name) : name;
}

function drawValues(entry: ReferenceEntry): DocumentNode[] {
  const values = 'values' in entry ? entry.values.map(({ value }) => value) : [];
  if (values.length > 0) return [`${words.values} `, ...codeList(values)];
  const value = 'value' in entry ? entry.value : undefined;
  return value === undefined ? [] : [`${words.value}: `, ...drawProse(value)];
}
