import { watch } from 'node:fs';
import path from 'node:path';

/** What the check of the content reads. */
const FOLDERS = ['content', 'static', 'src/pages'];
/** Editors write a file in several steps. */
const QUIET_MS = 60;

/** Calls `onChange` after the content has changed, once for changes in quick succession; gives the way to stop. */
export function watchContent(projectRoot: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  };
  const watchers = FOLDERS.map((folder) =>
    watch(path.join(projectRoot, folder), { recursive: true }, later),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
