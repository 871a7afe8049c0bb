import '../navigation/gatsby-globals';
import { findCategory } from '../../docs/sidebar/find-category';
import type { PageContext } from '../../docs/pages/page-kinds';
import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';

/** The part of a page resource from Gatsby’s loader that the sidebar needs. */
interface PageResources {
  json?: { pageContext?: PageContext };
}

/** The items of the category whose page is at `href`, from that page’s data; rejects if there are none. */
export async function loadCategoryItems(href: string): Promise<readonly SidebarEntry[]> {
  const page = (await window.___loader?.loadPage(href)) as PageResources | undefined;
  const context = page?.json?.pageContext;
  const category = context && 'frame' in context && findCategory(context.frame.sidebar, href);
  if (!category) throw new Error(`The page ${href} carries no sidebar items of its category.`);
  return category.items;
}
