import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** What the check of the content reads. */
const FOLDERS = ['content', 'static', 'src/pages'];
/** Editors write a file in several steps. */
const QUIET_MS = 60;

/**
 * Calls `onChange` after the content has changed, once for changes in quick succession; gives the way to stop.
 *
 * Each folder is watched by itself: on Linux Node's `recursive` watches the files instead, and hears nothing more of one
 * that was replaced, as git and most editors do.
 */
export function watchContent(projectRoot: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();
  const later = () => {
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
        // Something came or went: it may have been a folder.
        if (event === 'rename') follow();
      });
      // A folder that has gone, which its parent tells.
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
  /** Another one for a folder that takes the place of another. */
  identity: string;
}

/** A folder and all below it; none where there is none. */
function foldersIn(directory: string): Folder[] {
  try {
    const { ino, birthtimeMs } = statSync(directory);
    const below = readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => foldersIn(path.join(directory, name)));
    return [{ directory, identity: `${directory} ${ino} ${birthtimeMs}` }, ...below];
  } catch {
    // It went while it was read.
    return [];
  }
}
