import { fileNameOf } from '../../download/download-file';
import { CONFIG_FILE } from './folder-places';
import type { FolderRecord } from './folder-record';

/**
 * The folder for a project in the one that the writer picked: that one if it is empty, a project’s, or has the `main`
 * file of a game without one; otherwise a new one in it, so that nothing comes between other files.
 */
export async function folderFor(
  picked: FileSystemDirectoryHandle,
  projectName: string,
  main?: string,
): Promise<FolderRecord> {
  const base: FolderRecord['base'] = new Map();
  const names = await namesIn(picked);
  if (main !== undefined && names.includes(main)) return { handle: picked, base, main };
  if (isFree(names)) return { handle: picked, base };
  const stem = fileNameOf(projectName, '').slice(0, -1);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    const handle = await picked.getDirectoryHandle(name, { create: true }).catch(() => null);
    if (handle !== null && isFree(await namesIn(handle))) return { handle, base };
    if (number > 100) throw new Error(name);
  }
}

/** Whether a folder has room for a project; hidden files, such as Git’s, do not count. */
function isFree(names: readonly string[]): boolean {
  return names.includes(CONFIG_FILE) || names.every((name) => name.startsWith('.'));
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
