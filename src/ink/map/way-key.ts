/** A way between two places, without regard to its kind; ids of places contain no spaces. */
export function wayKey(from: string, to: string): string {
  return `${from} ${to}`;
}
