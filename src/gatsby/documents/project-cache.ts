import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultCache } from '../threads/cache-results';

/**
 * What was parsed and checked, for builds, `develop` and the author tools alike: what one has checked, the others know.
 * A JSON file per key, beside Gatsby’s own cache, so that `gatsby clean` empties it. A broken file counts as missing.
 */
export function projectCache(projectRoot: string): ResultCache {
  const directory = path.join(projectRoot, '.cache/author/checked');
  const fileOf = (key: string) => path.join(directory, `${key}.json`);
  return {
    get: (key) => Promise.resolve(readJson(fileOf(key))),
    set: (key, value) => {
      try {
        mkdirSync(directory, { recursive: true });
        // Written completely or not at all: another process may be reading at the same time.
        const draft = `${fileOf(key)}.${process.pid}`;
        writeFileSync(draft, JSON.stringify(value));
        renameSync(draft, fileOf(key));
      } catch {
        // A full or read-only disk only makes the next check slower.
      }
      return Promise.resolve();
    },
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
