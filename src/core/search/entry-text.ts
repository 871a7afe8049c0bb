import type { ReferenceEntry } from '../reference/reference-entry';

/** The text of an entry, as the index stores it. */
export function entryText(entry: ReferenceEntry): string {
  const values = 'values' in entry ? (entry.values ?? []) : [];
  const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
  return [
    entry.summary,
    entry.name,
    ...(entry.aliases ?? []),
    ...(entry.members ?? []),
    entry.details ?? '',
    'value' in entry ? (entry.value ?? '') : '',
    ...values.map(({ value, summary }) => `${value}: ${summary}`),
    ...attributes.map(({ name, summary }) => `${name}: ${summary}`),
    ...(entry.notes ?? []),
  ]
    .filter((text) => text !== '')
    .map((text) => text.replaceAll('`', ''))
    .join('\n');
}
