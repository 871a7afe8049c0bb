const INCLUDE = /^(?<start>[ \t]*INCLUDE[ \t]+)(?<name>[^\n]*?)(?<end>[ \t]*(?:\/\/[^\n]*)?)$/gm;

/** The names after INCLUDE in a text of ink, without a comment behind them. */
export function includedNames(text: string): string[] {
  return includeLines(text).map(({ name }) => name);
}

/** The INCLUDE lines of a text of ink; lines from 1. */
export function includeLines(text: string): { name: string; line: number }[] {
  return [...text.matchAll(INCLUDE)]
    .map(({ groups, index }) => ({
      name: groups?.name ?? '',
      line: text.slice(0, index).split('\n').length,
    }))
    .filter(({ name }) => name !== '');
}

/** The text with other names after INCLUDE. */
export function renameIncludes(text: string, rename: (name: string) => string): string {
  return text.replace(
    INCLUDE,
    (_, start: string, name: string, end: string) => start + rename(name) + end,
  );
}
