import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A cache like Gatsby’s: its content outlives the process. */
export interface FileCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
}

/** Creates a cache in a folder, with a JSON file per key; keys are digests. A broken file counts as missing. */
export function createFileCache(directory: string): FileCache {
  const memory = new Map<string, unknown>();
  const fileOf = (key: string) => path.join(directory, `${key}.json`);
  return {
    get: (key) => {
      if (!memory.has(key)) {
        try {
          memory.set(key, JSON.parse(readFileSync(fileOf(key), 'utf8')));
        } catch {
          return Promise.resolve(undefined);
        }
      }
      return Promise.resolve(memory.get(key));
    },
    set: (key, value) => {
      memory.set(key, value);
      try {
        mkdirSync(directory, { recursive: true });
        // Written completely or not at all: another check may be reading at the same time.
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
