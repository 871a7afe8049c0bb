import { useMemo, useRef } from 'react';
import type { SidebarEntry } from '../../core/sidebar/sidebar-entry';
import { messages } from '../../site/messages';
import { categoriesHolding } from './categories-holding';
import { revealCurrent } from './reveal-current';
import { SidebarContext } from './sidebar-context';
import { SidebarItems } from './SidebarItems';
import { rememberCategories, rememberScroll, useOpenCategories } from './sidebar-state';
import * as styles from './Sidebar.module.css';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';

interface SidebarProps {
  entries: readonly SidebarEntry[];
  pathname: string;
  /** Fetches the items of a category that the page does not carry, from the page at its address. */
  loadCategoryItems: (href: string) => Promise<readonly SidebarEntry[]>;
  /** Whether it keeps its scroll position; the one of the page does, the one of the side menu not. */
  keepsScroll?: boolean;
  /** Whether its links take the place of the current history entry, as the side menu needs. */
  replaces?: boolean;
}

/** The tree of the docs. What the reader opens and closes stays so for the visit. */
export function Sidebar(props: SidebarProps) {
  const { entries, pathname, loadCategoryItems, keepsScroll = false, replaces = false } = props;
  const nav = useRef<HTMLElement>(null);
  const openCategories = useOpenCategories();

  // Coming to a page opens the way to it, also where the reader had closed it before.
  useBrowserLayoutEffect(() => {
    const ids = categoriesHolding(entries, pathname);
    if (ids.length > 0) rememberCategories(ids, true);
    // Only another page is an arrival: other entries for the same page are not.
  }, [pathname]);

  // The page that was loaded has been scrolled by the script; later ones must be seen to be current.
  const isFirstPage = useRef(keepsScroll);
  useBrowserLayoutEffect(() => {
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    if (isFirst) return undefined;
    // In the frame that shows the page: measured now, the whole page would be laid out once for this alone.
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
