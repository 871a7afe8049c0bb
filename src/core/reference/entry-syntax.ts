import { isTagEntry, type EntryOf, type ReferenceEntry, type TagEntry } from './reference-entry';
import { writtenName } from './written-name';

/** The forms in which an entry is written, one per line; empty if its name shows them. */
export function entrySyntax(entry: ReferenceEntry): string[] {
  if (isTagEntry(entry)) return tagSyntax(entry);
  if (entry.kind === 'markup') return markupSyntax(entry);
  if (entry.kind === 'config') return [`"${entry.name}": …`];
  if (entry.kind === 'css-variable') return [`${entry.name}: …;`];
  return [];
}

function tagSyntax(entry: TagEntry): string[] {
  const { value, values = [], optionalValue } = entry;
  const name = writtenName(entry);
  if (value === undefined && values.length === 0) return [name];
  return [...(optionalValue ? [name] : []), `${name}: …`];
}

function markupSyntax(entry: EntryOf<'markup'>): string[] {
  if (entry.members !== undefined) return [];
  const { name, form, attributes } = entry;
  const shorthand = attributes.find((attribute) => attribute.shorthand);
  const required = attributes.filter((attribute) => attribute.required);
  const close = form === 'paired' ? `…[/${name}]` : '';
  const written = required.map((attribute) => ` ${attribute.name}=…`).join('');
  return [
    `[${name}${written}]${close}`,
    ...(shorthand === undefined ? [] : [`[${name}=…]${close}`]),
  ];
}
