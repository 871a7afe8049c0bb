import type { DocsVersion } from '../../config/site-config';
import type { SidebarSourceItem } from '../../docs/sidebar/sidebar-source';
import { hasStaticFile } from '../../gatsby/content/check-content';
import { readContent } from '../../gatsby/content/read-content';
import { planSite } from '../../gatsby/content/site-plan';
import { standingPaths } from '../../gatsby/content/standing-paths';
import { createDocumentStore } from '../../gatsby/documents/create-document-store';
import { REDIRECTS_FILE } from '../../gatsby/project/content-files';
import { contentFolders } from '../../gatsby/project/content-folders';
import { readText } from '../../gatsby/project/read-text';

/** The state of the site before something is added. */
export interface SiteState {
  /** The version that new pages belong to. */
  version: DocsVersion;
  /** Ids of its pages, drafts included. */
  docIds: string[];
  categories: SiteCategory[];
  /** Addresses of all pages. */
  paths: string[];
  /** Addresses that redirect elsewhere. */
  redirected: string[];
  sidebarSource: string;
  redirectsSource: string;
}

export interface SiteCategory {
  label: string;
  /** Its nesting depth. */
  depth: number;
  /** The folder that its pages share, without a trailing slash; '' if they share none. */
  folder: string;
}

/** Reads what the tools that add something need to know. */
export async function readSiteState(projectRoot: string): Promise<SiteState> {
  const store = createDocumentStore(projectRoot);
  const { content } = await readContent(projectRoot, contentFolders, store);
  const current = content.versions.find(({ version }) => version.isLast);
  if (current === undefined)
    throw new Error('src/config/site-config.ts has no version marked as the last one.');
  const { pages } = planSite(content, {
    withDrafts: true,
    editUrl: null,
    historyOf: () => null,
    hasFile: hasStaticFile(projectRoot),
    standingPaths: standingPaths(projectRoot),
  });
  const [sidebar = []] = Object.values(current.sidebars);
  return {
    version: current.version,
    docIds: current.docs.map(({ docId }) => docId),
    categories: categoriesIn(sidebar, 0),
    paths: [...standingPaths(projectRoot), ...pages.map((page) => page.path)],
    redirected: content.redirects.map(({ from }) => from),
    sidebarSource: readText(projectRoot, current.version.sidebarFile),
    redirectsSource: readText(projectRoot, REDIRECTS_FILE),
  };
}

function categoriesIn(items: readonly SidebarSourceItem[], depth: number): SiteCategory[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          { label: item.label, depth, folder: sharedFolder(docIdsIn(item.items)) },
          ...categoriesIn(item.items, depth + 1),
        ]
      : [],
  );
}

function docIdsIn(items: readonly SidebarSourceItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return docIdsIn(item.items);
    return item.type === 'doc' ? [item.id] : [];
  });
}

function sharedFolder(ids: readonly string[]): string {
  const folders = ids.map((id) => id.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((part, index) => folders.some((parts) => parts[index] !== part));
  return (length === -1 ? first : first.slice(0, length)).join('/');
}
