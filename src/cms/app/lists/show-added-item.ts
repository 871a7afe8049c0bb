import { itemsOf, listAround, showItem } from './list-items';

/** Scrolls to an item that was just added to a list and focuses its first field. */
export function showAddedItems(): void {
  let watcher: MutationObserver | null = null;
  // Runs before the CMS receives the click and adds the item.
  const hear = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const list = button && listAround(button);
    if (!list || !button.textContent.startsWith('Add ')) return;
    const before = itemsOf(list).length;
    watcher?.disconnect();
    watcher = new MutationObserver((_, self) => {
      const items = itemsOf(list);
      const added = items.at(-1);
      if (items.length <= before || added === undefined) return;
      self.disconnect();
      showItem(added);
    });
    watcher.observe(list, { childList: true, subtree: true });
  };
  document.addEventListener('click', hear, { capture: true });
}
