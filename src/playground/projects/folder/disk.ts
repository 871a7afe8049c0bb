import { isLitter } from '../../import/wanted-files';

/** A file of a folder on the disk. */
export interface DiskFile {
  handle: FileSystemFileHandle;
  file: File;
}

/** More files than this are not read. */
export const MOST_FILES = 3000;

export class TooManyFiles extends Error {
  override name = 'TooManyFiles';
}

/** The files of a folder below the given paths (`''` is all of it), by path; those that tools leave behind are left out. */
export async function scanFolder(
  root: FileSystemDirectoryHandle,
  folders: readonly string[],
  files: readonly string[],
): Promise<Map<string, DiskFile>> {
  // A folder that is gone says so when it is listed; what is missing in it is no failure.
  for await (const _ of root.values()) break;
  const found = new Map<string, DiskFile>();
  for (const path of files) {
    const handle = await optional(root.getFileHandle(path));
    if (handle !== null) found.set(path, { handle, file: await handle.getFile() });
  }
  for (const path of folders) {
    const folder = await folderAt(root, path);
    if (folder !== null) await scanInto(found, folder, path);
  }
  return found;
}

async function scanInto(
  found: Map<string, DiskFile>,
  folder: FileSystemDirectoryHandle,
  above: string,
): Promise<void> {
  for await (const handle of folder.values()) {
    // macOS takes letters with accents apart.
    const name = handle.name.normalize();
    const path = above === '' ? name : `${above}/${name}`;
    if (isLitter(path)) continue;
    if (isFolder(handle)) await scanInto(found, handle, path);
    else if (isFile(handle)) {
      // It may be gone since it was listed.
      const file = await optional(handle.getFile());
      if (file !== null) found.set(path, { handle, file });
    }
    if (found.size > MOST_FILES) throw new TooManyFiles(`More than ${MOST_FILES} files.`);
  }
}

/** Writes a file, which changes on the disk when all of it is there. */
export async function writeFile(
  root: FileSystemDirectoryHandle,
  path: string,
  content: Blob,
  known?: FileSystemFileHandle,
): Promise<File> {
  const handle = known ?? (await fileAt(root, path));
  const stream = await handle.createWritable();
  try {
    await stream.write(content);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
  return handle.getFile();
}

/** Removes a file; one that is gone already is no failure. */
export async function removeFile(root: FileSystemDirectoryHandle, path: string): Promise<void> {
  const parts = path.split('/');
  const name = parts.pop() ?? path;
  const folder = await folderAt(root, parts.join('/'));
  if (folder !== null) await optional(folder.removeEntry(name));
}

async function fileAt(
  root: FileSystemDirectoryHandle,
  path: string,
): Promise<FileSystemFileHandle> {
  const parts = path.split('/');
  const name = parts.pop() ?? path;
  let folder = root;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
  return folder.getFileHandle(name, { create: true });
}

/** The folder at a path below another one, or that one itself; null if there is none. */
export async function folderAt(
  root: FileSystemDirectoryHandle,
  path: string,
): Promise<FileSystemDirectoryHandle | null> {
  let folder: FileSystemDirectoryHandle | null = root;
  for (const part of path === '' ? [] : path.split('/')) {
    if (folder !== null) folder = await optional(folder.getDirectoryHandle(part));
  }
  return folder;
}

async function optional<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (isNamed(error, 'NotFoundError')) return null;
    throw error;
  }
}

/** Whether an error of the browser has a name, such as `NotFoundError`. */
export function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}
