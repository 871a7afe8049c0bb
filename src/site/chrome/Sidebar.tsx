import { useMemo, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';
import { messages } from '../../config/messages';
import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import { SidebarItems } from './SidebarItems';
import { revealCurrent } from './reveal-current';
import { SidebarContext } from './sidebar-context';
import { rememberCategories, rememberScroll, useOpenCategories } from './sidebar-state';
import * as styles from './Sidebar.module.css';
import { holdsPath } from '../../docs/sidebar/sidebar-view';

export interface SidebarProps {
  entries: readonly SidebarEntry[];
  pathname: string;
  /** Fetches the items of a category that are not in this page, from the page at its address. */
  loadCategoryItems: (href: string) => Promise<readonly SidebarEntry[]>;
  /** Whether it keeps its scroll position; the page’s sidebar does, the side menu’s does not. */
  keepsScroll?: boolean;
  /** Whether its links replace the current history entry, as the side menu needs. */
  replaces?: boolean;
}

/** The docs tree. What the reader opens and closes stays that way for the visit. */
export function Sidebar(props: SidebarProps) {
  const { entries, pathname, loadCategoryItems, keepsScroll = false, replaces = false } = props;
  const nav = useRef<HTMLElement>(null);
  const openCategories = useOpenCategories();

  // Arriving at a page opens the groups around it, even if the reader had closed them.
  useBrowserLayoutEffect(() => {
    const ids = categoriesHolding(entries, pathname);
    if (ids.length > 0) rememberCategories(ids, true);
    // Only a different page is an arrival, not another history entry for the same page.
  }, [pathname]);

  // The script has scrolled the sidebar of the loaded page; on later pages the current entry must be scrolled into
  // view here.
  const isFirstPage = useRef(keepsScroll);
  useBrowserLayoutEffect(() => {
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    if (isFirst) return undefined;
    // In the frame that shows the page: measuring now would cost a layout of the whole page for this alone.
    const frame = requestAnimationFrame(() => {
      if (nav.current) revealCurrent(nav.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  const context = useMemo(
    () => ({ pathname, openCategories, loadCategoryItems, replaces }),
    [pathname, openCategories, loadCategoryItems, replaces],
  );

  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={messages.chrome.docsSidebar}
      {...(keepsScroll && {
        'data-docs-sidebar': '',
        onScroll: (event) => rememberScroll(event.currentTarget.scrollTop),
      })}
    >
      <SidebarContext.Provider value={context}>
        <SidebarItems entries={entries} depth={1} />
      </SidebarContext.Provider>
    </nav>
  );
}

/** The ids of the categories that contain the page at `path`, including one whose own page it is. */
function categoriesHolding(entries: readonly SidebarEntry[], path: string): string[] {
  return entries.flatMap((entry) =>
    entry.type === 'category' && holdsPath(entry, path)
      ? [entry.id, ...categoriesHolding(entry.items, path)]
      : [],
  );
}
