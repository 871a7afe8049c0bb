// Gatsby writes into public/ itself. The last good one is kept beside it until a build has succeeded.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

// Retried, because a killed process may have been about to create a file.
const WHOLE = { recursive: true, force: true, maxRetries: 5 };

/** Gatsby’s nodes and its knowledge of written pages: they must fit public/. */
const STATE = ['.cache/data', '.cache/redux'];

const placesOf = (directory) => ({
  site: path.join(directory, 'public'),
  cache: path.join(directory, '.cache'),
  note: path.join(directory, '.build-guard/unfinished.json'),
  kept: path.join(directory, '.build-guard/public'),
  draft: path.join(directory, '.build-guard/public.draft'),
});

/** A digest of the names, sizes and times of all files that a build changes; empty folders do not count. */
function stateOf(directory) {
  const hash = createHash('sha256');
  for (const folder of ['public', ...STATE]) {
    const place = path.join(directory, folder);
    if (!existsSync(place)) continue;
    for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
      // The database’s list of readers changes when it is only read.
      if (path.basename(name) === 'lock.mdb') continue;
      const stat = statSync(path.join(place, name));
      if (stat.isFile()) hash.update(`${folder}/${name} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Records, before a build, how the folder is. */
export function noteState(directory) {
  const { site, note } = placesOf(directory);
  const record = { state: stateOf(directory), hadSite: existsSync(site) };
  writeFileSync(`${note}.draft`, JSON.stringify(record));
  // Renamed, so that it is never half written.
  renameSync(`${note}.draft`, note);
}

/** Keeps the last good public/; a build must not write before this resolves. */
export async function keepLastGood(directory) {
  const { site, kept, draft } = placesOf(directory);
  if (!existsSync(site)) return;
  if (!STATE.every((folder) => existsSync(path.join(directory, folder)))) {
    // Gatsby will write everything anew, so nothing has to be copied. It expects the folder.
    renameSync(site, kept);
    mkdirSync(site);
    return;
  }
  const thread = new Worker(new URL('copy-thread.mjs', import.meta.url), {
    workerData: { from: site, to: draft },
  });
  await once(thread, 'exit');
  // Only a whole copy gets this name.
  renameSync(draft, kept);
}

/** Removes the copy after a build that succeeded. */
export async function dropLastGood(directory) {
  const { note, kept } = placesOf(directory);
  rmSync(note);
  await rm(kept, WHOLE);
}

/**
 * Puts the last good public/ back after a build that did not finish, or removes public/ if there was none, with the
 * cache that belongs to the unfinished one. Returns whether anything had to be done.
 */
export function putBack(directory) {
  const { site, cache, note, kept, draft } = placesOf(directory);
  rmSync(draft, WHOLE);
  if (!existsSync(note)) {
    // What is left if a build that succeeded could not remove its copy.
    rmSync(kept, WHOLE);
    return false;
  }
  const { state, hadSite } = JSON.parse(readFileSync(note, 'utf8'));
  const isTouched = stateOf(directory) !== state;
  if (isTouched) {
    // First: if this is interrupted, the rest is done by the next one.
    rmSync(cache, WHOLE);
    const isKept = existsSync(kept);
    // A build without a whole copy has not begun to write.
    if (isKept || !hadSite) rmSync(site, WHOLE);
    if (isKept) renameSync(kept, site);
  }
  rmSync(kept, WHOLE);
  rmSync(note);
  return isTouched;
}
