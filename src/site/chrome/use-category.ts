import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';
import type { SidebarCategory, SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import { holdsPath } from '../../docs/sidebar/sidebar-view';
import { useSidebar } from './sidebar-context';
import { rememberCategories } from './sidebar-state';
import { animateHeight } from '../../base/browser/animate-height';

interface CategoryState {
  isOpen: boolean;
  items: readonly SidebarEntry[];
  isLoading: boolean;
  /** Pass it to the list that opens and closes. */
  list: RefObject<HTMLUListElement>;
  toggle: () => void;
  /** Fetches the items before they are needed. */
  prepare: () => void;
}

/** Whether a category is open, and its items: from the page, or fetched when it opens. */
export function useCategory(category: SidebarCategory): CategoryState {
  const { id, href, isPartial } = category;
  const { pathname, openCategories, loadCategoryItems } = useSidebar();
  const isOpen = openCategories[id] ?? (holdsPath(category, pathname) || !category.isCollapsed);
  const list = useRef<HTMLUListElement>(null);
  const isToggled = useRef(false);
  const request = useRef<Promise<void>>();
  const [fetched, setFetched] = useState<readonly SidebarEntry[] | null>(null);
  const isMissing = isPartial === true && fetched === null;

  const prepare = useCallback(() => {
    if (!isMissing || href === undefined) return;
    request.current ??= loadCategoryItems(href).then(setFetched, () => {
      // Its own page lists the items too; the next attempt may succeed.
      request.current = undefined;
      rememberCategories([id], false);
    });
  }, [isMissing, href, id, loadCategoryItems]);

  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);

  // Only changes made by the reader are animated.
  useBrowserLayoutEffect(() => {
    if (isToggled.current && list.current) animateCollapse(list.current, isOpen);
    isToggled.current = false;
  }, [isOpen]);

  const toggle = useCallback(() => {
    isToggled.current = true;
    rememberCategories([id], !isOpen);
  }, [id, isOpen]);

  const items = isPartial ? (fetched ?? category.items) : category.items;
  return { isOpen, items, isLoading: isMissing, list, toggle, prepare };
}

/**
 * Animates a list that was just opened or closed. While closing, it has `data-closing`, which must keep it in the
 * layout.
 */
function animateCollapse(list: HTMLElement, isOpen: boolean): void {
  const running = list.getAnimations();
  const from = running.length > 0 ? list.offsetHeight : isOpen ? 0 : null;
  running.forEach((animation) => animation.cancel());
  list.toggleAttribute('data-closing', !isOpen);
  const animation = animateHeight(list, from, isOpen);
  animation.onfinish = () => list.removeAttribute('data-closing');
}
