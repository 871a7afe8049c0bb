import { importMessages as words } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import { importLimits } from './import-limits';
import { Refusal } from './refusal';
import { isLitter } from './wanted-files';

/** The files in a file picker, with their folders if a folder was chosen. */
export function chosenFiles(files: readonly File[]): FoundFile[] {
  return files.map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    blob: file,
  }));
}

/** The files that were dropped, those in folders included. Must be called during the event; throws a `Refusal`. */
export function droppedFiles(transfer: DataTransfer): Promise<FoundFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  return entries.every((entry) => entry === null)
    ? Promise.resolve(chosenFiles(plain))
    : walk(
        entries.filter((entry) => entry !== null),
        plain,
      );
}

/** Whether what was dropped has the address of a file instead of the file, as WebKit has it on Linux. */
export function hasOnlyAddress(transfer: DataTransfer): boolean {
  return transfer.files.length === 0 && /^file:\/\//i.test(transfer.getData('text/plain'));
}

async function walk(
  roots: readonly FileSystemEntry[],
  plain: readonly File[],
): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const waiting = [...roots];
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isLitter(path)) continue;
    if (entry.isDirectory) waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)));
    else found.push({ path, blob: await fileOf(entry as FileSystemFileEntry, plain) });
    const count = found.length + waiting.length;
    if (count > importLimits.entries) throw new Refusal(words.tooMany(count, importLimits.entries));
  }
  return found;
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // Each call returns only some of them.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, () => reject(new Refusal(words.notRead(folder.name)))),
    );
    if (some.length === 0 || all.length > importLimits.entries) return all;
    all.push(...some);
  }
}

/** The file of an entry; where WebKit cannot read an entry outside folders, the file that was dropped by that name. */
function fileOf(entry: FileSystemFileEntry, plain: readonly File[]): Promise<File> {
  return new Promise((resolve, reject) =>
    entry.file(resolve, () => {
      const file = plain.find(({ name }) => entry.fullPath === `/${name}`);
      if (file === undefined) reject(new Refusal(words.notRead(entry.name)));
      else resolve(file);
    }),
  );
}

/** Whether a file is a zip, by its name. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}
