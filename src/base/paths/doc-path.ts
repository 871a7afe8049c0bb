import { stripNumberPrefix } from './number-prefix';
import { joinPath, pagePath } from './site-path';

/** The id of a doc from its file below the docs folder: `atrament-basics/01-story.mdx` → `atrament-basics/story`. */
export function docIdOf(relativeFile: string): string {
  return relativeFile
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(stripNumberPrefix)
    .join('/');
}

/**
 * The address of a doc: its id below the version's path, or its `slug` there.
 * An absolute slug counts from the version's path, a relative one from the doc's folder.
 */
export function docPathOf(versionPath: string, docId: string, slug?: string): string {
  const folder = docId.includes('/') ? docId.slice(0, docId.lastIndexOf('/')) : '';
  const below = slug === undefined ? docId : slug.startsWith('/') ? slug : joinPath(folder, slug);
  return pagePath(versionPath, below);
}
