import path from 'node:path';
import { isDevelop } from '../project/environment';
import type { ResultCache } from '../threads/cache-results';
import { createFileCache, type FileCache } from './file-cache';

/** The cache of the author tools, stored with Gatsby’s own: `gatsby clean` empties it. */
export function projectCache(projectRoot: string): FileCache {
  return createFileCache(path.join(projectRoot, '.cache/author/checked'));
}

/** Gatsby’s cache; in `develop` it shares all results with the author tools’ own, which check next to it. */
export function sharedCache(projectRoot: string, ofGatsby: ResultCache): ResultCache {
  if (!isDevelop()) return ofGatsby;
  const ofTools = projectCache(projectRoot);
  return {
    get: async (key) => (await ofGatsby.get(key)) ?? ofTools.get(key),
    set: (key, value) => Promise.all([ofGatsby.set(key, value), ofTools.set(key, value)]),
  };
}
