import type { EarlyControl } from '../../../base/browser/early-control';
import { TAB_STORAGE_PREFIX } from './tabs-storage';

/** Selects a tab in the server’s HTML, if there is one with this value. */
function show(root: HTMLElement, value: string | null | undefined): boolean {
  const isChosen = (part: HTMLElement): boolean => part.dataset.value === value;
  const [list, ...panels] = root.children as unknown as HTMLElement[];
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  if (!tabs.some(isChosen)) return false;
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(isChosen(tab)));
    tab.tabIndex = isChosen(tab) ? 0 : -1;
  }
  for (const panel of panels) panel.toggleAttribute('data-unselected', !isChosen(panel));
  return true;
}

/** Selects the tabs named by the address or the storage, as `useSelectedTab` does once React runs. */
function restore(): void {
  const address = new URLSearchParams(location.search);
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { query, group } = root.dataset;
    if (query && show(root, address.get(query))) continue;
    try {
      if (group) show(root, localStorage.getItem(TAB_STORAGE_PREFIX + group));
    } catch {
      // Storage is not available.
    }
  }
}

/**
 * Selects tabs before they are painted. It checks what the parser has added before each paint, so it also works for
 * pages that arrive in chunks.
 */
export function restoreTabs(): void {
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    restore();
    observer.disconnect();
  });
}

/** Selects a tab and its whole group; the app repeats this, because it may find no record of it. */
export const selectTab: EarlyControl = (tab) => {
  const root = tab.closest<HTMLElement>('[data-tabs]');
  if (!root || !tab.matches('[role=tab]')) return null;
  const { value = '' } = tab.dataset;
  const { group, query } = root.dataset;
  const top = tab.getBoundingClientRect().top;
  if (query) {
    const address = new URL(location.href);
    address.searchParams.set(query, value);
    history.replaceState(history.state, '', address);
  }
  try {
    if (group) localStorage.setItem(TAB_STORAGE_PREFIX + group, value);
  } catch {
    // Without storage, only these tabs change.
  }
  restore();
  show(root, value);
  // Groups above may have changed their height: keep the clicked tab in place.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  return 'repeat';
};
