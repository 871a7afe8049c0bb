import path from 'node:path';
import { createFileCache, type FileCache } from './file-cache';

/** The cache of the author tools, stored with Gatsby’s own: `gatsby clean` empties it. */
export function projectCache(projectRoot: string): FileCache {
  return createFileCache(path.join(projectRoot, '.cache/desk/checked'));
}
