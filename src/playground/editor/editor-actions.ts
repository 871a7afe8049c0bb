/** What the editor does on a key worth knowing. The keymap, the list of commands and the list of keys are made of these. */
export const editorActions = [
  { id: 'complete', key: 'Ctrl-Space' },
  { id: 'indent', key: 'Tab' },
  { id: 'outdent', key: 'Shift-Tab' },
  { id: 'comment', key: 'Mod-/' },
  { id: 'moveUp', key: 'Alt-ArrowUp' },
  { id: 'moveDown', key: 'Alt-ArrowDown' },
  { id: 'search', key: 'Mod-f' },
  { id: 'findAll', key: 'Mod-Shift-f' },
  { id: 'nextProblem', key: 'F8' },
  { id: 'previousProblem', key: 'Shift-F8' },
  { id: 'nextNote', key: 'F9' },
  { id: 'definition', key: 'F12' },
  // On a Mac, Alt and an arrow key move by words.
  { id: 'back', key: 'Alt-ArrowLeft', mac: 'Ctrl--' },
  { id: 'rename', key: 'F2' },
  { id: 'split', key: 'Shift-F2' },
  { id: 'playHere', key: 'Mod-Enter' },
  { id: 'testHere', key: 'Mod-Alt-Enter' },
  { id: 'focus', key: 'Mod-Shift-Enter' },
] as const satisfies readonly { id: string; key: string; mac?: string }[];

export type EditorAction = (typeof editorActions)[number]['id'];

const signs: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
};

/** The keys of a binding as readers know them, in the order in which they are pressed. */
export function keyNames(key: string): string[] {
  return key
    .split('-')
    .map((part) => signs[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}
