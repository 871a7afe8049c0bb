/**
 * A name without the surrounding syntax: `# CLEAR`, `[info]`, `.atrament-scene`, `--accent`, `game.save()`, `side=`;
 * other characters are kept, with single spaces.
 */
export function normalizeName(text: string): string {
  return text
    .trim()
    .replace(/^(?:#\s*|\[\/?|\.|--)(?=[\p{L}\p{N}_])/u, '')
    .replace(/(?<=[\p{L}\p{N}_])(?:\(.*|\].*|:(?:\s.*)?|=.*)$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The sign that a written name begins with, which tells a tag from markup of the same name; '' if there is none. */
export function signOf(text: string): string {
  return /^(?:#|\[|\.|--)(?=\/?\s*[\p{L}\p{N}_])/u.exec(text.trim())?.[0] ?? '';
}
