/** What the service worker knows of the build it belongs to; the build writes it into the worker’s file. */
export interface OfflineList {
  /** Names the build: another one has another digest. */
  build: string;
  /** Path below the origin, '' or '/name'. Addresses below are without it. */
  pathPrefix: string;
  /** Folders with pages that are not of this build: the CMS, other languages. */
  foreign: readonly string[];
  /** The digests of files whose names do not change with their content, by address. */
  digests: Readonly<Record<string, string>>;
  /** The addresses of files that belong together. */
  groups: Readonly<Record<OfflineGroup, readonly string[]>>;
  /** What is kept with a file, because its code loads it on use. */
  needs: Readonly<Record<string, OfflineGroup>>;
  /** The size of all that can be kept, in bytes. */
  bytes: number;
}

/** What every visitor keeps; what pages load while they are read; what writing takes: all code; what a played link takes. */
export type OfflineGroup = 'base' | 'reading' | 'code' | 'game';

/** The address of the worker’s own file. */
export const WORKER_ADDRESS = '/service-worker.js';
/** Lists the files with a hash in their names that are kept only with the whole docs. */
export const OTHER_FILES_ADDRESS = '/offline-files.json';
/** Says that a page is not on this device, and what can be read; its query names the page. */
export const MISSING_PAGE = '/offline/missing/';

/** The length of a digest: 48 bits, as base64. */
export const DIGEST_LENGTH = 8;
/** The name under which the worker’s file has the list. */
export const LIST_NAME = 'docsFiles';

/** The beginning of the names of a site’s caches; several sites can share an origin. */
export const cachePrefix = (pathPrefix: string): string => `docs ${pathPrefix}/ `;
