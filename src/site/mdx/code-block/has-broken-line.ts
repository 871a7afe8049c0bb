/** Whether a line of the code in an element wraps over several rows. */
export function hasBrokenLine({ firstElementChild: code }: HTMLElement): boolean {
  if (code === null) return false;
  const row = Number.parseFloat(getComputedStyle(code).lineHeight);
  return Array.from(code.children).some((line) => (line as HTMLElement).offsetHeight > 1.5 * row);
}
