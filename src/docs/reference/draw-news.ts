import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { cardHref } from './card-address';
import { drawName } from './draw-index';
import { codeOf } from './draw-prose';
import { groupByKind } from './group-by-kind';
import type { ReferenceAttribute, ReferenceEntry } from './reference-entry';

interface News {
  entry: ReferenceEntry;
  /** Null if the entry itself is new. */
  attribute: ReferenceAttribute | null;
}

/** Lists what a version was the first to have, by kind: entries, and attributes of older ones. */
export function drawNews(
  version: string,
  entries: readonly ReferenceEntry[],
  root: string | null,
): DocumentElement[] {
  const news = entries.flatMap((entry): News[] => {
    if (entry.since === version) return [{ entry, attribute: null }];
    const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
    return attributes
      .filter(({ since }) => since === version)
      .map((attribute) => ({ entry, attribute }));
  });
  return groupByKind(news, ({ entry }) => entry.kind).flatMap(([kind, ofKind]) => [
    ['p', 0, ['strong', 0, words.groups[kind]]],
    ['ul', 0, ...ofKind.map((one) => drawLine(one, root))],
  ]);
}

function drawLine({ entry, attribute }: News, root: string | null): DocumentElement {
  const name = drawName(entry);
  const link: DocumentNode = root === null ? name : ['a', { href: cardHref(root, entry) }, name];
  return attribute === null
    ? ['li', 0, link, `: ${entry.summary}`]
    : ['li', 0, codeOf(attribute.name), ` ${words.attributeOf} `, link, `: ${attribute.summary}`];
}
