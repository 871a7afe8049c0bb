/** Downloads a file through the browser. */
export function downloadFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
  type: string,
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari starts reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file name derived from a story’s title: letters and digits of any language. */
export function fileNameOf(title: string, ending: string): string {
  const name = title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${name === '' ? 'story' : name}.${ending}`;
}
