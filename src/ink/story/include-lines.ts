const INCLUDE = /^(?<start>[ \t]*INCLUDE[ \t]+)(?<name>[^\n]*?)(?<end>[ \t]*)$/gm;

/** The names after INCLUDE in a text of ink. */
export function includedNames(text: string): string[] {
  return [...text.matchAll(INCLUDE)]
    .map(({ groups }) => groups?.name ?? '')
    .filter((name) => name !== '');
}

/** The text with other names after INCLUDE. */
export function renameIncludes(text: string, rename: (name: string) => string): string {
  return text.replace(
    INCLUDE,
    (_, start: string, name: string, end: string) => start + rename(name) + end,
  );
}
