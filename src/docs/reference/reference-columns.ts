import type { DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { codeList, codeOf, drawProse } from './draw-prose';
import { isTagEntry, type ReferenceEntry } from './reference-entry';

/** A column of a table: its title, and the cell of a row, or null if the cell is empty. */
export interface Column<Row> {
  title: string;
  draw: (row: Row) => DocumentNode[] | null;
}

// A colour can be shown as a swatch; a length cannot.
const COLOR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^)]*\))$/i;

/** All columns that entries can have between their name and their meaning. */
export const dataColumns: readonly Column<ReferenceEntry>[] = [
  {
    title: words.keys,
    draw: (entry) => (entry.kind === 'shortcut' ? keyList(entry.keys) : null),
  },
  { title: words.value, draw: drawValue },
  {
    title: words.content,
    draw: (entry) => (entry.kind === 'markup' ? drawProse(entry.content ?? words.nothing) : null),
  },
  {
    title: words.default,
    draw: (entry) => {
      if ('required' in entry && entry.required) return [words.required];
      const values = 'values' in entry ? entry.values.map(({ value }) => value) : [];
      return drawDefault(entry.default, values);
    },
  },
  { title: words.light, draw: (entry) => drawColor(entry, 'light') },
  { title: words.sepia, draw: (entry) => drawColor(entry, 'sepia') },
  { title: words.dark, draw: (entry) => drawColor(entry, 'dark') },
  {
    title: words.returns,
    draw: (entry) => ('returns' in entry ? drawProse(entry.returns) : null),
  },
  {
    title: words.payload,
    draw: (entry) => ('payload' in entry ? drawProse(entry.payload) : null),
  },
  {
    title: words.output,
    draw: (entry) => (entry.kind === 'command' ? drawProse(entry.output) : null),
  },
  {
    title: words.version,
    draw: (entry) => (entry.kind === 'package' ? [entry.version] : null),
  },
];

export const sinceColumn: Column<ReferenceEntry> = {
  title: words.since,
  draw: ({ since }) => (since === undefined ? null : [since]),
};

/** The default of an entry or attribute; as code if it is one of the allowed words. */
export function drawDefault(
  value: string | undefined,
  allowed: readonly string[],
): DocumentNode[] | null {
  if (value === undefined) return null;
  return allowed.includes(value) ? [codeOf(value)] : drawProse(value);
}

/** Only the columns in which at least one row has content. */
export function usedColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Column<Row>[] {
  return columns.filter(({ draw }) => rows.some((row) => draw(row) !== null));
}

/**
 * Merges several columns into one, so that a table fits: each gets its own line in the cell, preceded by its title
 * except for the first.
 */
export function joinColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0) return [...columns];
  return [
    {
      title: [first, ...others.map(({ title }) => ({ title: title.toLowerCase() }))]
        .map(({ title }) => title)
        .join(', '),
      draw: (row) => {
        const lines = columns.flatMap((column): DocumentNode[][] => {
          const nodes = column.draw(row);
          if (nodes === null) return [];
          // “required” needs no title.
          const isClear = column === first || nodes[0] === words.required;
          return [isClear ? nodes : [['small', 0, `${column.title}: `], ...nodes]];
        });
        if (lines.length === 0) return null;
        return lines.flatMap((line, index) => (index === 0 ? line : [['br', 0], ...line]));
      },
    },
  ];
}

function drawValue(entry: ReferenceEntry): DocumentNode[] | null {
  const values = 'values' in entry ? entry.values.map(({ value }) => value) : undefined;
  const value = 'value' in entry ? entry.value : undefined;
  const drawn = value === undefined ? values && codeList(values) : drawProse(value);
  if (!isTagEntry(entry)) return drawn ?? null;
  // Flags are only described as such beside tags with a value.
  if (drawn === undefined) return null;
  return [
    ...drawn,
    ...(entry.optionalValue ? [`, ${words.or} ${words.nothing}`] : []),
    ...(entry.repeatable ? [`; ${words.repeatable}`] : []),
  ];
}

function drawColor(
  entry: ReferenceEntry,
  theme: 'light' | 'sepia' | 'dark',
): DocumentNode[] | null {
  if (entry.kind !== 'theme-variable') return null;
  const value = entry[theme];
  return COLOR.test(value) ? [['Swatch', { color: value }], codeOf(value)] : [codeOf(value)];
}

function keyList(keys: readonly string[]): DocumentNode[] {
  return keys.flatMap((key, index): DocumentNode[] => [
    ...(index === 0 ? [] : [' ']),
    ['Kbd', 0, key],
  ]);
}
