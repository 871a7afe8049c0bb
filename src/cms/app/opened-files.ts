import { createStorageSlot } from '../../base/browser/storage-slot';

/** Files by their content: the CMS asks formats to read a text without saying which file it is from. */
const filesByText = new Map<string, string>();

/** Digests of files as they were when opened or last saved here, by path. */
const hashes = new Map<string, string>();

/** Remembers the content of a file. */
export function noteHash(file: string, hash: string): void {
  hashes.set(file, hash);
}

/** The digest of a file as last seen by this page, or null if it has not been opened. */
export function knownHash(file: string): string | null {
  return hashes.get(file) ?? null;
}

/** Remembers which file a text belongs to. */
export function noteText(file: string, text: string): void {
  filesByText.set(text, file);
}

/** The file that a text was read from, if this page has read it. */
export function fileOfText(text: string): string | undefined {
  return filesByText.get(text);
}

// The key is that of former versions: a backup that a browser has kept is still compared with its file.
const keptHash = (file: string) =>
  createStorageSlot(`desk-opened:${file}`, { persistence: 'local' });

/** Stores, across visits, which version of a file a change is based on. */
export function keepHash(file: string): void {
  const hash = hashes.get(file);
  if (hash !== undefined) keptHash(file).set(hash);
}

/** Restores the base version of a change from an earlier visit: somebody may have edited the file since. */
export function restoreHash(file: string): void {
  const kept = keptHash(file).get();
  if (kept !== null && hashes.has(file)) hashes.set(file, kept);
}
