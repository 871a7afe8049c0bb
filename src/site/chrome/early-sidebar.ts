import type { EarlyControl } from '../../base/browser/early-control';
import {
  categoryAttribute,
  closedAttribute,
  sidebarAttribute,
  sidebarOpenKey,
  sidebarScrollKey,
} from './sidebar-constants';

function readOpen(): Record<string, unknown> {
  return JSON.parse(sessionStorage.getItem(sidebarOpenKey) ?? '{}') as Record<string, unknown>;
}

const idOf = (category: Element): string => category.getAttribute(categoryAttribute) ?? '';

function show(category: Element, isOpen: boolean): void {
  category.querySelector('ul')?.toggleAttribute(closedAttribute, !isOpen);
  category.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

/**
 * Restores the sidebar’s open groups and scroll position before the first paint. The groups around the current page
 * are always open, and on the first page of a visit its entry is scrolled into view.
 */
export function restoreSidebar(): void {
  try {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- Checking for it costs bytes of every page.
    const sidebar = document.querySelector(`[${sidebarAttribute}]`)!;
    const open = readOpen();
    const isCurrent = '[aria-current="page"]';
    for (const category of sidebar.querySelectorAll(`[${categoryAttribute}]`)) {
      const isOpen = open[idOf(category)];
      if (typeof isOpen === 'boolean' && !category.querySelector(isCurrent)) show(category, isOpen);
    }
    // oxlint-disable-next-line typescript/no-non-null-assertion -- As above.
    const current = sidebar.querySelector(isCurrent)!;
    const half = sidebar.clientHeight / 2;
    const below = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
    const top = sessionStorage.getItem(sidebarScrollKey);
    sidebar.scrollTop = Number(top ?? (below > half ? below - half : 0));
  } catch {
    // There is no sidebar, nothing is stored, or it is not ours.
  }
}

/** Opens and closes a group of the sidebar; the app reads from the store what was opened. */
export const toggleCategory: EarlyControl = (button) => {
  const category = button.closest(`[${categoryAttribute}]`);
  const state = button.getAttribute('aria-expanded');
  if (!category || !state) return null;
  // The app fetches the items of a distant group.
  if (!category.querySelector('li')) return 'wait';
  const isOpen = state !== 'true';
  try {
    const open = { ...readOpen(), [idOf(category)]: isOpen };
    sessionStorage.setItem(sidebarOpenKey, JSON.stringify(open));
  } catch {
    return 'wait';
  }
  show(category, isOpen);
  return 'done';
};
