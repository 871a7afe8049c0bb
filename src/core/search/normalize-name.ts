/**
 * A name without the signs that are written around it: `# CLEAR`, `[info]`, `.atrament-scene`, `--accent`,
 * `game.save()`, `side=`; the rest as it is, its spaces single.
 */
export function normalizeName(text: string): string {
  return text
    .trim()
    .replace(/^(?:#\s*|\[\/?|\.|--)(?=[\p{L}\p{N}_])/u, '')
    .replace(/(?<=[\p{L}\p{N}_])(?:\(.*|\].*|:(?:\s.*)?|=.*)$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The sign that a written name begins with, which tells a tag from markup of the same name; '' for none. */
export function signOf(text: string): string {
  return /^(?:#|\[|\.|--)(?=\/?\s*[\p{L}\p{N}_])/u.exec(text.trim())?.[0] ?? '';
}
