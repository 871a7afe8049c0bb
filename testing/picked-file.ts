/** The first bytes of a picture. */
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

/** A file as a reader picks it: jsdom’s own cannot be read with the methods of the importers, and has no path. */
export function pickedFile(name: string, bytes: Uint8Array<ArrayBuffer> = PNG): File {
  const made = new File([bytes], name);
  const readable = (part: Uint8Array) => ({
    arrayBuffer: () => Promise.resolve(new Uint8Array(part).buffer),
    text: () => Promise.resolve(new TextDecoder().decode(part)),
  });
  return Object.assign(made, {
    ...readable(bytes),
    slice: (from: number, to: number) => readable(bytes.slice(from, to)),
    webkitRelativePath: '',
  });
}
