/** The words on the CMS’s button that saves, and in the menu that this button opens at a desk. */
export const SAVE = 'Save';
export const SAVE_NOW = 'Save now';

/** Makes Ctrl+S, or ⌘S, save the form that is open: the CMS has no key for it. */
export function saveOnKey(): void {
  document.addEventListener('keydown', (event) => {
    const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    find('button, [role="button"]', SAVE)?.click();
    // The menu opens in response.
    setTimeout(() => find('[role="menuitem"]', SAVE_NOW)?.click());
  });
}

function find(selector: string, words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent.trim() === words,
  );
}
