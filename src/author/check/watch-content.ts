import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** The folders that the content check reads. */
const FOLDERS = ['content', 'static', 'src/pages'];
/** Editors write a file in several steps. */
const QUIET_MS = 200;

/**
 * Calls `onTouched` as soon as the content changes, and `onChange` after that, once for changes in quick succession;
 * returns a function that stops it.
 *
 * Each folder is watched separately: on Linux, Node’s `recursive` option watches the files instead, and misses
 * changes to a file that was replaced, as git and most editors do.
 */
export function watchContent(
  projectRoot: string,
  onChange: () => void,
  onTouched: () => void = () => undefined,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();
  const later = () => {
    onTouched();
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  };
  const follow = () => {
    const folders = new Map(
      FOLDERS.flatMap((folder) => foldersIn(path.join(projectRoot, folder))).map((folder) => [
        folder.identity,
        folder.directory,
      ]),
    );
    for (const [identity, watcher] of watchers) {
      if (folders.has(identity)) continue;
      watcher.close();
      watchers.delete(identity);
    }
    for (const [identity, directory] of folders) {
      if (watchers.has(identity)) continue;
      const watcher = watch(directory, (event) => {
        later();
        // Something was added or removed: it may have been a folder.
        if (event === 'rename') follow();
      });
      // The folder is gone, which its parent reports.
      watcher.on('error', () => watcher.close());
      watchers.set(identity, watcher);
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

interface Folder {
  directory: string;
  /** A new watcher for a folder that replaced another. */
  identity: string;
}

/** A folder and all its subfolders; empty if it does not exist. */
function foldersIn(directory: string): Folder[] {
  try {
    const { ino, birthtimeMs } = statSync(directory);
    const below = readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => foldersIn(path.join(directory, name)));
    return [{ directory, identity: `${directory} ${ino} ${birthtimeMs}` }, ...below];
  } catch {
    // It was removed while it was being read.
    return [];
  }
}
