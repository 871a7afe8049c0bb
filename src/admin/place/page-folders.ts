import type { PreviewContent } from '../../core/desk/desk-protocol';
import { placeInSidebar, type SidebarPlace } from '../../core/editing/sidebar-place';
import { docIdOf, docPathOf } from '../../core/paths/doc-path';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import type { SidebarSourceItem } from '../../core/sidebar/sidebar-source';
import { siteConfig } from '../../site/site-config';

const [version] = siteConfig.versions;

/** A folder of pages, below that of all pages: '' for that one. */
export interface PageFolder {
  folder: string;
  /** Where its new pages stand in the sidebar: the labels of the categories. */
  title: string;
}

/** The folders that have pages, in the order of the sidebar, by the titles of their categories there. */
export function pageFolders({ docs, sidebarSource }: PreviewContent): PageFolder[] {
  const { sidebars } = parseSidebars(sidebarSource, version.sidebarFile);
  const listed = Object.values(sidebars).flatMap(idsIn);
  const own = docs.filter(({ file }) => file.startsWith(`${version.contentDir}/`));
  const places = own.map(({ docId, file }) => ({
    folder: folderOf(pathOf(file)),
    rank: listed.includes(docId) ? listed.indexOf(docId) : listed.length,
  }));
  const folders = places.sort((one, other) => one.rank - other.rank).map(({ folder }) => folder);
  return [...new Set(folders)]
    .filter((folder) => folder !== '')
    .map((folder) => ({
      folder,
      title: placeOf(sidebarSource, folder).categories.join(' › '),
    }));
}

const idsIn = (items: readonly SidebarSourceItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    return item.type === 'category' ? idsIn(item.items) : [];
  });

/** The path of a page below the folder of all pages, which is the slug of its entry. */
export function pathOf(file: string): string {
  return file.slice(version.contentDir.length + 1).replace(/\.mdx$/, '');
}

/** The folder in a path; '' for none. */
export function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The file of a page in a folder; the name of one that has no title yet is left out. */
export function fileIn(folder: string, name: string): string {
  return [version.contentDir, folder, `${name === '' ? '…' : name}.mdx`]
    .filter((part) => part !== '')
    .join('/');
}

/** The address that a page has by its file, or by the field “Address” if that is filled in. */
export function addressOf(file: string, slug = ''): string {
  return docPathOf(version.path, docIdOf(pathOf(file)), slug === '' ? undefined : slug);
}

/** Where a new page of a folder stands in the sidebar, in words. */
export function describeSidebarPlace(folder: string, content: PreviewContent): string {
  const { categories, after } = placeOf(content.sidebarSource, folder);
  const before = content.docs.find(({ docId }) => docId === after);
  const row =
    after === null ? 'at the end' : `after “${before?.sidebarLabel ?? before?.title ?? after}”`;
  return categories.length === 0 ? row : `in “${categories.join(' › ')}”, ${row}`;
}

function placeOf(sidebarSource: string, folder: string): SidebarPlace {
  try {
    return placeInSidebar(sidebarSource, folder === '' ? 'new' : `${folder}/new`);
  } catch {
    // Broken YAML: saving says so.
    return { categories: [], after: null };
  }
}
