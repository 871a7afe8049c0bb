/** Markdown has six heading levels. */
export function headingLevel(depth: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(Math.max(Math.round(depth), 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
}
