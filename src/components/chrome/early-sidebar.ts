import type { EarlyControl } from '../../browser/early-control';
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
 * Opens, closes and scrolls the sidebar as the reader left it, before the first paint. The way to the current page is
 * always open, and on the first page of a visit its entry is in sight.
 */
export function restoreSidebar(): void {
  try {
    const sidebar = document.querySelector(`[${sidebarAttribute}]`);
    const open = readOpen();
    const isCurrent = '[aria-current="page"]';
    for (const category of sidebar?.querySelectorAll(`[${categoryAttribute}]`) ?? []) {
      const isOpen = open[idOf(category)];
      if (typeof isOpen === 'boolean' && !category.querySelector(isCurrent)) show(category, isOpen);
    }
    const current = sidebar?.querySelector(isCurrent);
    if (!sidebar || !current) return;
    const half = sidebar.clientHeight / 2;
    const below = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
    const top = sessionStorage.getItem(sidebarScrollKey);
    sidebar.scrollTop = Number(top ?? (below > half ? below - half : 0));
  } catch {
    // Nothing is remembered, or it is no memory of ours.
  }
}

/** Opens and closes a group of the sidebar; the app finds in the store what was opened. */
export const toggleCategory: EarlyControl = (button) => {
  const category = button.closest(`[${categoryAttribute}]`);
  const state = button.getAttribute('aria-expanded');
  if (!category || !state) return null;
  // The items of a group that is far away are the app’s to fetch.
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
