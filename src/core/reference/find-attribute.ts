import type { ReferenceAttribute } from './reference-entry';

/** The attribute that a name means: by its name, an alias, or the pattern it stands for; null for an unknown one. */
export function findAttribute(
  attributes: readonly ReferenceAttribute[],
  name: string,
): ReferenceAttribute | null {
  return (
    attributes.find((attribute) => attribute.name === name || attribute.aliases?.includes(name)) ??
    attributes.find(({ pattern }) => pattern !== undefined && matchesWhole(pattern, name)) ??
    null
  );
}

/** Tells whether a pattern of the reference describes the whole text. */
export function matchesWhole(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
