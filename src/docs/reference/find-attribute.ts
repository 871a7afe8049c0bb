import type { ReferenceAttribute } from './reference-entry';

/**
 * The attribute with this name: its own name, an alias, or a name that matches its pattern; null for an unknown one.
 */
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

/** Whether a pattern of the reference matches the whole text. */
export function matchesWhole(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
