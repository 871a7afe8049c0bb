/**
 * The letter of a shortcut: the Latin letter that a key types, otherwise the one that it has on a Latin keyboard, as on
 * Cyrillic, Greek or Hebrew ones; null for other keys.
 */
export function shortcutLetter({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  const letter = /^[a-z]$/i.test(key) ? key : /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? null;
}
