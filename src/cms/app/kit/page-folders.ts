import { docIdOf, docPathOf } from '../../../base/paths/doc-path';
import { siteConfig } from '../../../config/site-config';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import type { SidebarSourceItem } from '../../../docs/sidebar/sidebar-source';
import { placeInSidebar, type SidebarPlace } from '../../editing/page-in-sidebar';
import type { PreviewContent } from '../../protocol/preview-content';

const [version] = siteConfig.versions;

/** The folder with the pages that the CMS edits. */
export const pagesFolder: string = version.contentDir;

/** A folder of pages, below that of all pages: '' for that one. */
export interface PageFolder {
  folder: string;
  /** The labels of the categories that all its pages in the sidebar are in. */
  title: string;
}

/** The folders that have pages, in the order of the sidebar, by the titles of their categories there. */
export function pageFolders({ docs, sidebarSource }: PreviewContent): PageFolder[] {
  const { sidebars } = parseSidebars(sidebarSource, version.sidebarFile);
  const categories = new Map(Object.values(sidebars).flatMap((items) => categoriesOf(items)));
  const order = [...categories.keys()];
  const places = docs
    .filter(({ file }) => file.startsWith(`${pagesFolder}/`))
    .map(({ docId, file }) => ({
      folder: folderOf(pathOf(file)),
      rank: order.includes(docId) ? order.indexOf(docId) : order.length,
      around: categories.get(docId),
    }))
    .sort((one, other) => one.rank - other.rank);
  const folders = new Set(places.map(({ folder }) => folder).filter((folder) => folder !== ''));
  return [...folders].map((folder) => {
    const own = places.filter((place) => place.folder === folder);
    const around = own.flatMap((place) => (place.around === undefined ? [] : [place.around]));
    return { folder, title: commonStart(around).join(' › ') };
  });
}

/** The docs of a sidebar, each with the labels of the categories around it. */
const categoriesOf = (
  items: readonly SidebarSourceItem[],
  around: readonly string[] = [],
): [string, readonly string[]][] =>
  items.flatMap((item) => {
    if (item.type === 'doc') return [[item.id, around]];
    return item.type === 'category' ? categoriesOf(item.items, [...around, item.label]) : [];
  });

/** What all lists begin with. */
function commonStart([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  const end = first.findIndex((label, index) => others.some((other) => other[index] !== label));
  return end === -1 ? first : first.slice(0, end);
}

/** The path of a page below the folder of all pages, which is the slug of its entry. */
export function pathOf(file: string): string {
  return file.slice(pagesFolder.length + 1).replace(/\.mdx$/, '');
}

/** The folder in a path; '' for none. */
export function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The file of a page in a folder; the name of one that has no title yet is left out. */
export function fileIn(folder: string, name: string): string {
  return [pagesFolder, folder, `${name === '' ? '…' : name}.mdx`]
    .filter((part) => part !== '')
    .join('/');
}

/** The address that a page has by its file, or by the field “Address” if that is filled in. */
export function addressOf(file: string, slug = ''): string {
  return docPathOf(version.path, docIdOf(pathOf(file)), slug === '' ? undefined : slug);
}

/** Where the sidebar lists the page of a file, or will, in words. */
export function describeSidebarPlace(
  file: string,
  { sidebarSource, docs }: Pick<PreviewContent, 'sidebarSource' | 'docs'>,
): string {
  const { categories, after } = placeOf(sidebarSource, file);
  const before = docs.find(({ docId }) => docId === after);
  const row =
    after === null
      ? 'at the beginning'
      : `after “${before?.sidebarLabel ?? before?.title ?? after}”`;
  return categories.length === 0 ? row : `in “${categories.join(' › ')}”, ${row}`;
}

function placeOf(sidebarSource: string, file: string): SidebarPlace {
  try {
    return placeInSidebar(sidebarSource, docIdOf(pathOf(file)));
  } catch {
    // Broken YAML: saving says so.
    return { categories: [], after: null };
  }
}
