/** The insertions in the toolbar, in groups. */
export const barGroups: readonly (readonly string[])[] = [
  ['heading-2', 'heading-3'],
  ['bold', 'italic', 'code', 'link'],
  ['list', 'numbers', 'quote'],
  ['picture', 'table', 'note-note', 'Tabs', 'ink'],
];

/** The insertions that have a key, with Ctrl or ⌘. */
export const insertionKeys: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  link: 'k',
};

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key of an insertion in words; null if it has none. */
export function keysOf(id: string): string | null {
  const key = insertionKeys[id]?.toUpperCase();
  if (key === undefined) return null;
  return isApple ? `⌘${key}` : `Ctrl+${key}`;
}
