import { createStorageSlot } from '../browser/storage-slot';

/** Files by what they held: the CMS asks formats to read a text, and does not say of which file. */
const filesByText = new Map<string, string>();

/** Digests of files as they were when they were opened or last saved here, by path. */
const hashes = new Map<string, string>();

/** Remembers what a file held. */
export function noteHash(file: string, hash: string): void {
  hashes.set(file, hash);
}

/** The digest of a file as this page knows it, or null for one that it has not opened. */
export function knownHash(file: string): string | null {
  return hashes.get(file) ?? null;
}

/** Remembers whose text a text is. */
export function noteText(file: string, text: string): void {
  filesByText.set(text, file);
}

/** The file that a text was read from, where this page has read it. */
export function fileOfText(text: string): string | undefined {
  return filesByText.get(text);
}

const keptHash = (file: string) =>
  createStorageSlot(`desk-opened:${file}`, { persistence: 'local' });

/** Keeps, beyond this visit, of which state of a file a change is. */
export function keepHash(file: string): void {
  const hash = hashes.get(file);
  if (hash !== undefined) keptHash(file).set(hash);
}

/** Takes up the change of a file where an earlier visit left it: others may have written to it since. */
export function restoreHash(file: string): void {
  const kept = keptHash(file).get();
  if (kept !== null && hashes.has(file)) hashes.set(file, kept);
}
