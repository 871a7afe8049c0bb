/** Downloads a file through the browser; returns its name. */
export function downloadFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
  type: string,
): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari starts reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return name;
}

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/** A file name derived from a story’s title: letters and digits of any language. */
export function fileNameOf(title: string, ending: string): string {
  const words = title
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = (/[^-].{0,59}/u.exec(words)?.[0] ?? '').replace(/-+$/, '');
  return `${name === '' || DEVICES.test(name) ? `story${name && `-${name}`}` : name}.${ending}`;
}
