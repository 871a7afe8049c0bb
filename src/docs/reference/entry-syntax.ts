import { isTagEntry, type EntryOf, type ReferenceEntry, type TagEntry } from './reference-entry';
import { writtenName } from './written-name';

/** The forms in which an entry is written, one per line; empty if its name shows them. */
export function entrySyntax(entry: ReferenceEntry): string[] {
  if (isTagEntry(entry)) return tagSyntax(entry);
  if (entry.kind === 'markup') return markupSyntax(entry);
  if (entry.kind === 'config') return [configSyntax(entry.name)];
  if (entry.kind === 'event')
    return [
      `atrament.on('${entry.name}', ${entry.payload === undefined ? '()' : '(payload)'} => …);`,
    ];
  if (entry.kind === 'field') return [`atrament.state.get().${fieldPath(entry.name)}`];
  if (entry.kind === 'css-variable') return [`${entry.name}: …;`];
  return [];
}

/** A dot in the name of a key separates it from the key inside it. */
function configSyntax(name: string): string {
  return name.split('.').reduceRight((inner, key, index) => {
    const pair = `"${key}": ${inner}`;
    return index === 0 ? pair : `{ ${pair} }`;
  }, '…');
}

/** Where a field is below the state: that of a scene is in the last of the scenes. */
function fieldPath(name: string): string {
  return name.replace(/^state\./, '').replace(/^scene\./, 'scenes.at(-1).');
}

function tagSyntax(entry: TagEntry): string[] {
  const { value, values = [], optionalValue } = entry;
  const name = writtenName(entry);
  if (value === undefined && values.length === 0) return [name];
  return [...(optionalValue ? [name] : []), sampleLine(entry, name) ?? `${name}: …`];
}

/** The tag as its sample writes it, if it has listed values or attributes, which “…” would hide. */
function sampleLine({ values = [], attributes = [], sample = '' }: TagEntry, name: string) {
  if (values.length === 0 && attributes.length === 0) return null;
  const lines = sample.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith(`${name}: `)) ?? null;
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
