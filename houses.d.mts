/** The houses of `src`, and which others each may import. */
export const houses: Readonly<Record<string, readonly string[]>>;
/** What a house bundles or starts by its path, besides what it imports. */
export const bundles: Readonly<Record<string, readonly string[]>>;
/** The house of a file, by its path from the project. */
export function houseOf(file: string): string;
/** Whether a file of one house may import, or bundle, a file of another. */
export function mayUse(
  from: string,
  to: string,
  table?: Readonly<Record<string, readonly string[]>>,
): boolean;
