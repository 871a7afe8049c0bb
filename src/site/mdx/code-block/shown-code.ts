/** The text of a rendered code block to copy or run: without the lines marked as removed. */
export function shownCode(code: HTMLElement | null): string {
  const lines = [...(code?.children ?? [])].filter((line) => line.tagName !== 'DEL');
  return lines
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}
