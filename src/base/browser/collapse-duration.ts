/**
 * Time in milliseconds that content of a given height (in CSS pixels) takes to open or close. It grows more slowly
 * than the height, so that long content does not drag and short content does not snap.
 */
export function collapseDuration(heightInPixels: number): number {
  const lines = heightInPixels / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
