import { createStorageSlot } from '../../../base/browser/storage-slot';

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
const keptChange = (file: string) =>
  createStorageSlot(`desk-opened:${file}`, { persistence: 'local' });

/** Kept in place of a change whose file was deleted: its name may be given to another page. */
const DELETED = 'deleted';

/** Stores, across visits, which version of a file a change is based on, and when it was last changed. */
export function keepChange(file: string): void {
  keptChange(file).set(`${hashes.get(file) ?? ''} ${Date.now()}`);
}

/** Notes that a file was deleted: what was typed into it is no change of a page that gets its name. */
export function endChange(file: string): void {
  keptChange(file).set(DELETED);
}

/** When the unsaved change of a file was last made; null if that is not known. */
export function changedAt(file: string): Date | null {
  const [, time] = keptChange(file).get()?.split(' ') ?? [];
  return time === undefined ? null : new Date(Number(time));
}

/** Whether the file that was changed is gone. */
export const hasEnded = (file: string): boolean => keptChange(file).get() === DELETED;

/** Restores the base version of a change from an earlier visit: somebody may have edited the file since. */
export function restoreHash(file: string): void {
  const [kept = ''] = keptChange(file).get()?.split(' ') ?? [];
  if (kept !== '' && hashes.has(file)) hashes.set(file, kept);
}
