import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { codeList, codeOf, drawProse } from './draw-prose';
import type { ReferenceEntry } from './reference-entry';

/** The text of an entry: its meaning, each of its values, and its pitfalls. */
export function drawMeaning(entry: ReferenceEntry): DocumentNode[] {
  const { summary, details, notes = [] } = entry;
  const values = 'values' in entry ? entry.values : [];
  return [
    summary,
    ...paragraph(details === undefined ? [] : drawProse(details)),
    ...list(values.map(({ value, summary: meaning }) => [codeOf(value), ` – ${meaning}`])),
    ...list(notes.map(drawProse)),
    ...paragraph(drawAttributeNames(entry)),
    ...paragraph(drawMembers(entry)),
    ...paragraph(drawPlace(entry)),
    ...(entry.kind === 'package' ? paragraph(drawSource(entry.repository)) : []),
  ];
}

/** The names of an entry’s attributes or options, if it has any. */
export function drawAttributeNames(entry: ReferenceEntry): DocumentNode[] {
  if (!('attributes' in entry) || entry.attributes.length === 0) return [];
  const names = entry.attributes.map(({ name }) => name);
  return [`${entry.kind === 'command' ? words.options : words.attributes} `, ...codeList(names)];
}

/** The names that a group entry covers, or the parts of an interface. */
export function drawMembers({ kind, members }: ReferenceEntry): DocumentNode[] {
  if (members === undefined) return [];
  const names = kind === 'markup' ? members.map((name) => `[${name}]`) : members;
  return [`${kind === 'interface' ? words.members : words.standsFor} `, ...codeList(names)];
}

/** Where markup is valid, if not everywhere. */
export function drawPlace(entry: ReferenceEntry): DocumentNode[] {
  if (entry.kind !== 'markup' || entry.inside === undefined) return [];
  if (entry.inside === 'overlay') return [words.insideOverlay];
  return [`${words.insideTag} `, codeOf(`[${entry.inside}]`), '.'];
}

function drawSource(address: string): DocumentNode[] {
  const name = address.replace(/^https:\/\//, '');
  return [`${words.source} `, ['a', { href: address }, name]];
}

function paragraph(nodes: readonly DocumentNode[]): DocumentElement[] {
  return nodes.length === 0 ? [] : [['p', 0, ...nodes]];
}

function list(items: readonly DocumentNode[][]): DocumentElement[] {
  if (items.length === 0) return [];
  return [['ul', 0, ...items.map((item): DocumentElement => ['li', 0, ...item])]];
}
