import { createContext, useContext } from 'react';
import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import type { OpenCategories } from './sidebar-state';

interface SidebarSituation {
  pathname: string;
  openCategories: OpenCategories;
  loadCategoryItems: (href: string) => Promise<readonly SidebarEntry[]>;
  replaces: boolean;
}

export const SidebarContext = createContext<SidebarSituation | undefined>(undefined);

/** Information about the sidebar for its items. */
export function useSidebar(): SidebarSituation {
  const situation = useContext(SidebarContext);
  if (situation === undefined) {
    throw new Error(
      'useSidebar() was called outside <SidebarContext.Provider>. ' +
        'Sidebar items can only be drawn by <Sidebar>.',
    );
  }
  return situation;
}
