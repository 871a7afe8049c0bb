/** Where a heading is on the screen, in pixels from the top of the viewport. */
export interface HeadingPosition {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The id of the current section’s heading, or null above the first one: the next heading once it is completely in the
 * upper half of the viewport, until then the one before it. `offset` is the height in pixels that the header covers.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { offset, viewportHeight }: { offset: number; viewportHeight: number },
): string | null {
  const nextIndex = headings.findIndex(({ top }) => top >= offset);
  const next = headings[nextIndex];
  if (next === undefined) return headings.at(-1)?.id ?? null;
  const isInUpperHalf = next.top > 0 && next.bottom < viewportHeight / 2;
  return isInUpperHalf ? next.id : (headings[nextIndex - 1]?.id ?? null);
}
