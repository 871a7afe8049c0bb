import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { placeInCard } from './card-address';
import { drawAliases } from './draw-entries';
import { codeList, codeOf, drawProse } from './draw-prose';
import { drawTable } from './draw-table';
import { drawDefault, joinColumns, usedColumns, type Column } from './reference-columns';
import type { ReferenceAttribute, ReferenceEntry } from './reference-entry';
import { attributeId } from './reference-id';

const columns: readonly Column<ReferenceAttribute>[] = [
  { title: words.value, draw: drawValue },
  {
    title: words.default,
    draw: (attribute) =>
      attribute.required
        ? [words.required]
        : drawDefault(attribute.default, attribute.values ?? []),
  },
];

const meaningColumn: Column<ReferenceAttribute> = {
  title: words.meaning,
  draw: ({ summary }) => [summary],
};

interface AttributesPlace {
  /** Whether the table has the anchor of the entry. */
  hasAnchor: boolean;
  /** Address of the page of all entries. */
  root: string | null;
}

/** Renders the attributes of an entry as a table; it has the entry’s anchor unless the entry’s row is elsewhere. */
export function drawAttributes(
  entry: ReferenceEntry,
  attributes: readonly ReferenceAttribute[],
  { hasAnchor, root }: AttributesPlace,
): DocumentElement {
  return drawTable({
    props: hasAnchor ? { id: entry.id } : 0,
    nameTitle: entry.kind === 'command' ? words.option : words.attribute,
    rows: attributes,
    headOf: ({ name, aliases, shorthand }) => {
      const id = attributeId(entry.id, name);
      return {
        id,
        href: root === null ? `#${id}` : placeInCard(root, entry, id),
        name: [codeOf(name)],
        below: [...drawAliases(aliases), ...(shorthand ? drawShorthand(entry) : [])],
      };
    },
    columns: [...joinColumns(usedColumns(columns, attributes)), meaningColumn],
  });
}

function drawShorthand({ name }: ReferenceEntry): DocumentNode[] {
  return [['br', 0], `${words.also} `, codeOf(`[${name}=…]`)];
}

function drawValue({ value, values }: ReferenceAttribute): DocumentNode[] | null {
  const drawn = [value && drawProse(value), values && codeList(values)].filter(
    (nodes) => nodes !== undefined && nodes !== '',
  );
  const [first, second = []] = drawn;
  if (first === undefined) return null;
  return second.length === 0 ? first : [...first, ': ', ...second];
}
