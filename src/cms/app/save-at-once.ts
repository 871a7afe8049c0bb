import { shortcutLetter } from '../../base/browser/shortcut-letter';

/** The words on the CMS’s button that saves, and in the menu that this button opens locally. */
export const SAVE = 'Save';
export const SAVE_NOW = 'Save now';
/** The same where changes are reviewed first. */
export const PUBLISH = 'Publish';
export const PUBLISH_NOW = 'Publish now';

/** The button above all views, whose menu has one item. */
export const NEW_PAGE = 'New page';

/** The items of menus that do what their button says. */
const OWN_ITEMS = new Map([
  [NEW_PAGE, 'Page'],
  [SAVE, SAVE_NOW],
  [PUBLISH, PUBLISH_NOW],
]);

/**
 * Makes the buttons that save, publish and begin a page do so at once, where the CMS opens a menu, which is left for the
 * arrow keys; and makes Ctrl+S, or ⌘S, save. Call it before whatever else hears keys.
 */
export function saveAtOnce(): void {
  document.addEventListener('click', ({ target }) => {
    const item = ownItemOf(target);
    // The menu opens in response.
    if (item !== undefined) setTimeout(() => find('[role="menuitem"]', item)?.click());
  });
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if ((key !== 'Enter' && key !== ' ') || ownItemOf(target) === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (target instanceof HTMLElement) target.click();
    },
    { capture: true },
  );
  document.addEventListener('keydown', (event) => {
    const isSave = shortcutLetter(event) === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const button = find('button, [role="button"]', SAVE);
    if (button === undefined) return;
    // Its menu gives it the focus once the item is clicked, and what is typed on would be lost.
    button.focus = () => undefined;
    button.click();
    setTimeout(() => Reflect.deleteProperty(button, 'focus'));
  });
}

/** What a menu’s button does at once; undefined for all others. */
function ownItemOf(target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest('[aria-haspopup]') : null;
  return OWN_ITEMS.get(button?.textContent.trim() ?? '');
}

function find(selector: string, words: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent.trim() === words,
  );
}
