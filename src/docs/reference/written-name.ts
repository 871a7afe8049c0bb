import type { ReferenceEntry } from './reference-entry';

/** The fields of an entry that say how it is written. */
export interface WrittenEntry extends Pick<
  ReferenceEntry,
  'kind' | 'name' | 'aliases' | 'members'
> {
  signature?: string;
}

/** An entry’s name as written in code: `# CLEAR`, `[info]`, `.atrament-scene`. */
export function writtenName(entry: WrittenEntry): string {
  switch (entry.kind) {
    case 'global-tag':
    case 'knot-tag':
      return `# ${entry.name}`;
    case 'choice-tag':
      return `#${entry.name}`;
    case 'markup':
      return entry.members === undefined ? `[${entry.name}]` : entry.name;
    case 'css-class':
      return `.${entry.name}`;
    case 'function':
    case 'method':
    case 'command':
      return entry.signature ?? entry.name;
    default:
      return entry.name;
  }
}

/** The names that can be written for an entry: its own, unless it is a group, and its aliases or members. */
export function writtenNames({ kind, name, aliases = [], members }: WrittenEntry): string[] {
  if (kind === 'interface' || members === undefined) return [name, ...aliases];
  return kind === 'markup' ? [...members] : [name, ...aliases, ...members];
}

/** Whether the result of `writtenName` is code; shortcuts, interfaces and groups of tags have plain-text names. */
export function isName({ kind, members }: ReferenceEntry): boolean {
  const isGroup = kind === 'markup' && members !== undefined;
  return kind !== 'shortcut' && kind !== 'interface' && !isGroup;
}
