import { docIdOf } from '../../../base/paths/doc-path';
import { siteConfig } from '../../../config/site-config';
import type { PagePlace } from '../../editing/plan-changes';
import { planRename, type RenamePlan } from '../../editing/plan-rename';

const [version] = siteConfig.versions;

/** The sidebars of the pages that the CMS edits. */
export const SIDEBAR_FILE: string = version.sidebarFile;

/** Translations have no place: the CMS only edits the pages of the newest version. */
export function placeOf(file: string): PagePlace | null {
  const folder = `${version.contentDir}/`;
  if (!file.startsWith(folder) || !file.endsWith('.mdx')) return null;
  return { version, docId: docIdOf(file.slice(folder.length)) };
}

/** The name of a page’s entry in the CMS; null for other files. */
export function slugOf(file: string): string | null {
  return placeOf(file) && file.slice(`${version.contentDir}/`.length, -'.mdx'.length);
}

/** What renaming a page changes in these texts. */
export function renameIn(texts: ReadonlyMap<string, string>, from: string, to: string): RenamePlan {
  const { contentDir, path: versionPath } = version;
  return planRename(texts, { from, to, contentDir, versionPath });
}
