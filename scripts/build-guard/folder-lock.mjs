// One build or `develop` at a time in a folder: both write .cache and public.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { groupOf, isRunning, recordOf, send } from './processes.mjs';

const write = (folder, name, record) =>
  writeFileSync(path.join(folder, name), JSON.stringify(record));

function read(folder, name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  } catch {
    return null;
  }
}

/** Renames a folder with content, which succeeds for one process only, and if there is none at `to`. */
function renamed(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) return false;
    // Windows says this of a folder that exists.
    if (error.code === 'EPERM' && existsSync(to)) return false;
    throw error;
  }
}

/** Removes what a dead holder has left, and what of it is still running. */
function clear(lock, draft, holder) {
  if (!renamed(lock, draft)) return;
  // Another process was faster, and this is its lock.
  if (JSON.stringify(read(draft, 'holder.json')) !== JSON.stringify(holder)) {
    renamed(draft, lock);
    return;
  }
  const child = read(draft, 'child.json');
  if (child !== null && isRunning(child)) send(groupOf(child.pid), 'SIGKILL');
  rmSync(draft, { recursive: true });
}

/** Reserves a site’s folder for a command; throws if another process has it. */
export function lockFolder(directory, command) {
  const guard = path.join(directory, '.build-guard');
  const lock = path.join(guard, 'lock');
  const draft = path.join(guard, `lock-${process.pid}`);
  for (;;) {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    write(draft, 'holder.json', { ...recordOf(process.pid), command });
    if (renamed(draft, lock)) break;
    rmSync(draft, { recursive: true });
    const holder = read(lock, 'holder.json');
    if (holder !== null && isRunning(holder)) {
      throw new Error(
        `“gatsby ${holder.command}” is already running in ${directory} (process ${holder.pid}). Two at once would ` +
          'overwrite each other’s files: wait until it has finished, or end it, and try again.',
      );
    }
    clear(lock, draft, holder);
  }
  return {
    /** Records the process that does the work, which can outlive this one. */
    addChild: (pid) => write(lock, 'child.json', recordOf(pid)),
    release() {
      if (renamed(lock, draft)) rmSync(draft, { recursive: true });
      try {
        rmdirSync(guard);
      } catch (error) {
        // The next process has already begun, or something is still to be put back.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
      }
    },
  };
}
