import type { ReferenceEntry } from './reference-entry';

/** An entry’s name as written in code: `# CLEAR`, `[info]`, `.atrament-scene`. */
export function writtenName(entry: ReferenceEntry): string {
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
      return entry.signature;
    case 'command':
      return entry.signature ?? entry.name;
    default:
      return entry.name;
  }
}

/** Whether the result of `writtenName` is code; shortcuts, interfaces and groups of tags have plain-text names. */
export function isName({ kind, members }: ReferenceEntry): boolean {
  const isGroup = kind === 'markup' && members !== undefined;
  return kind !== 'shortcut' && kind !== 'interface' && !isGroup;
}
