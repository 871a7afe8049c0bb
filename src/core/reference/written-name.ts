import type { ReferenceEntry } from './reference-entry';

/** An entry’s name as one writes it: `# CLEAR`, `[info]`, `.atrament-scene`. */
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

/** Whether what `writtenName` gives is code; a shortcut, an interface or a group of tags is called by plain words. */
export function isName({ kind, members }: ReferenceEntry): boolean {
  const isGroup = kind === 'markup' && members !== undefined;
  return kind !== 'shortcut' && kind !== 'interface' && !isGroup;
}
