import type { CSSProperties } from 'react';
import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import { closedAttribute } from './sidebar-constants';
import { SidebarCategoryItem } from './SidebarCategoryItem';
import { SidebarLinkItem } from './SidebarLinkItem';
import { useSidebar } from './sidebar-context';
import * as styles from './Sidebar.module.css';

interface SidebarItemsProps {
  entries: readonly SidebarEntry[];
  /** 1 for the outermost list. */
  depth: number;
  isOpen?: boolean;
  listRef?: React.RefObject<HTMLUListElement>;
  /** How many entries are still to come, if none are there yet. */
  size?: number | undefined;
}

/** A list of the sidebar; an unlisted page only shows while it is the current page. */
export function SidebarItems({ entries, depth, isOpen = true, listRef, size }: SidebarItemsProps) {
  const { pathname } = useSidebar();
  return (
    <ul
      ref={listRef}
      className={depth === 1 ? styles.root : styles.list}
      style={size === undefined ? undefined : ({ '--size': size } as CSSProperties)}
      {...{ [closedAttribute]: isOpen ? undefined : '' }}
      // The script before the first paint may have opened or closed it.
      suppressHydrationWarning
    >
      {entries.map((entry) => {
        if (entry.type === 'category') {
          return <SidebarCategoryItem key={entry.id} category={entry} depth={depth} />;
        }
        if (entry.isUnlisted && entry.href !== pathname) return null;
        return <SidebarLinkItem key={entry.href} link={entry} />;
      })}
    </ul>
  );
}
