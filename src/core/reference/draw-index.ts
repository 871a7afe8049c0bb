import type { AttributeValue, DocumentElement, DocumentNode } from '../document/document-tree';
import { replaceComponent } from '../document/replace-component';
import { referenceMessages as words } from '../../site/messages/reference';
import type { EntrySynonym } from '../search/entry-synonyms';
import { drawAttributeNames, drawMembers, drawPlace } from './draw-meaning';
import { codeList, codeOf, drawProse } from './draw-prose';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';
import { groupId } from './reference-id';
import { referenceKinds } from './reference-schema';
import { searchRowOf } from './search-row';
import { writtenName } from './written-name';

/** The page where an entry is explained. */
export interface Explanation {
  href: string;
  title: string;
}

/** Gives each `<ReferenceIndex>` the list of all entries, and what it filters them by. */
export function drawIndex(
  tree: readonly DocumentNode[],
  entries: readonly ReferenceEntry[],
  explanationOf: (entry: ReferenceEntry) => Explanation | null,
  synonyms: readonly EntrySynonym[] = [],
): DocumentNode[] {
  return replaceComponent(tree, 'ReferenceIndex', () => {
    const rows = entries.map((entry) => searchRowOf(entry, synonyms)) as unknown as AttributeValue;
    const groups = groupsOf(entries).flatMap(([kind, ofKind]): DocumentElement[] => [
      ['h2', { id: groupId(kind) }, words.groups[kind]],
      ['dl', 0, ...ofKind.map((entry) => drawRow(entry, explanationOf(entry)))],
    ]);
    return [['ReferenceIndex', { rows }, ...groups]];
  });
}

/** The anchors of the list: of its headings and of all entries. */
export function indexIds(entries: readonly ReferenceEntry[]): string[] {
  return [...groupsOf(entries).map(([kind]) => groupId(kind)), ...entries.map(({ id }) => id)];
}

function groupsOf(entries: readonly ReferenceEntry[]): [ReferenceKind, ReferenceEntry[]][] {
  return referenceKinds
    .map((kind): [ReferenceKind, ReferenceEntry[]] => [
      kind,
      entries.filter((entry) => entry.kind === kind),
    ])
    .filter(([, ofKind]) => ofKind.length > 0);
}

function drawRow(entry: ReferenceEntry, explanation: Explanation | null): DocumentElement {
  const { aliases = [], since } = entry;
  const others = aliases.length === 0 ? [] : [`${words.also} `, ...codeList(aliases)];
  const age = since === undefined ? [] : [`${words.since.toLowerCase()} ${since}`];
  const name = drawName(entry);
  return [
    'div',
    { id: entry.id },
    [
      'dt',
      0,
      explanation === null ? name : ['a', { href: explanation.href }, name],
      ...small(others),
      ...small(age),
    ],
    ['dd', 0, entry.summary, ...small(explanation === null ? [] : [['em', 0, explanation.title]])],
    ...[drawValues(entry), drawAttributeNames(entry), drawMembers(entry), drawPlace(entry)].flatMap(
      (nodes): DocumentElement[] => (nodes.length === 0 ? [] : [['dd', 0, ['small', 0, ...nodes]]]),
    ),
  ];
}

function small(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.length === 0 ? [] : [' ', ['small', 0, ...nodes]];
}

// What is not written as code is called by a plain name.
function drawName(entry: ReferenceEntry): DocumentNode {
  const name = writtenName(entry);
  const isPlain = entry.kind === 'shortcut' || entry.kind === 'interface';
  return isPlain || isGroup(entry) ? name : codeOf(name);
}

function isGroup({ kind, members }: ReferenceEntry): boolean {
  return kind === 'markup' && members !== undefined;
}

function drawValues(entry: ReferenceEntry): DocumentNode[] {
  const values = 'values' in entry ? entry.values.map(({ value }) => value) : [];
  if (values.length > 0) return [`${words.values} `, ...codeList(values)];
  const value = 'value' in entry ? entry.value : undefined;
  return value === undefined ? [] : [`${words.value}: `, ...drawProse(value)];
}
