import { importMessages as words } from '../../config/messages/import';
import { normalPath, pathProblem } from './check-path';
import { importLimits } from './import-limits';
import { readZip, type FoundFile, type FoundFiles } from './read-zip';
import { Refusal } from './refusal';
import { isLitter, isWanted } from './wanted-files';

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
    : walk(entries.filter((entry) => entry !== null));
}

async function walk(roots: readonly FileSystemEntry[]): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const waiting = [...roots];
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isLitter(path)) continue;
    if (entry.isDirectory) waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)));
    else found.push({ path, blob: await fileOf(entry as FileSystemFileEntry) });
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
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0 || all.length > importLimits.entries) return all;
    all.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The files that an import can use: those of a zip, or those that were chosen. Throws a `Refusal`. */
export async function findFiles(chosen: readonly FoundFile[]): Promise<FoundFiles> {
  const [first] = chosen;
  if (first === undefined) throw new Refusal(words.empty);
  if (chosen.length === 1 && isZip(first.path)) return readZip(first.blob);
  if (chosen.length > importLimits.entries) {
    throw new Refusal(words.tooMany(chosen.length, importLimits.entries));
  }
  const present = chosen.filter(({ path }) => !isLitter(path));
  const files = present.filter(({ path }) => isWanted(path));
  let total = 0;
  for (const { path, blob } of files) {
    const problem = pathProblem(path);
    if (problem !== null) throw new Refusal(words.badPath(path, problem));
    if (blob.size > importLimits.file) throw new Refusal(words.tooLarge(path, importLimits.file));
    total += blob.size;
  }
  if (total > importLimits.total) throw new Refusal(words.tooMuch(importLimits.total));
  return {
    files: files.map(({ path, blob }) => ({ path: normalPath(path), blob })),
    leftOut: present.filter(({ path }) => !isWanted(path)).map(({ path }) => path),
  };
}

/** Whether a file is a zip, by its name. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path);
}
