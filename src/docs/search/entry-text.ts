import type { ReferenceEntry } from '../reference/reference-entry';
import { writtenName } from '../reference/written-name';

/** The text of an entry, as the index stores it: like a section, it begins with its title. */
export function entryText(entry: ReferenceEntry): string {
  const values = 'values' in entry ? (entry.values ?? []) : [];
  const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
  return [
    `${writtenName(entry)}. ${entry.summary}`,
    entry.details ?? '',
    'value' in entry ? (entry.value ?? '') : '',
    ...values.map(({ value, summary }) => `${value}: ${summary}`),
    ...attributes.map(({ name, summary }) => `${name}: ${summary}`),
    ...(entry.notes ?? []),
    entry.name,
    ...(entry.aliases ?? []),
    ...(entry.members ?? []),
  ]
    .filter((text) => text !== '')
    .map((text) => text.replaceAll('`', ''))
    .join('\n');
}
