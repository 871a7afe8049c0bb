const REMOVE = '[class*="ListItemTopBar"] > button:last-child';

/** Asks before an item of a list is removed, which the CMS does at once and for good; call it before the CMS is loaded. */
export function confirmRemovals(): void {
  const hear = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest(REMOVE) : null;
    if (button === null) return;
    const item = button.parentElement?.parentElement;
    const name = item?.querySelector('[class*="-NestedObjectLabel"]')?.textContent.trim() ?? '';
    if (window.confirm(name === '' ? 'Remove this item?' : `Remove this item? ${name}`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', hear, { capture: true });
}
