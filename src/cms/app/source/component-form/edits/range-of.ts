import type { Node } from 'unist';

/** Where a node is in the text. */
export function rangeOf({ position }: Node): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}
