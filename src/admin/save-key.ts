/** The words on the CMS’s button that saves, and in the menu that this button opens at a desk. */
export const SAVE = 'Save';
export const SAVE_NOW = 'Save now';

/** Makes Ctrl+S, or ⌘S, save the form that is open: the CMS has no key for it. */
export function saveOnKey(): void {
  document.addEventListener('keydown', (event) => {
    const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const { activeElement: focused } = document;
    find('button, [role="button"]', SAVE)?.click();
    // The menu opens in response.
    setTimeout(() => {
      find('[role="menuitem"]', SAVE_NOW)?.click();
      // It gives the focus to its button, but the author goes on writing.
      requestAnimationFrame(() => {
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      });
    });
  });
}

function find(selector: string, words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent.trim() === words,
  );
}
