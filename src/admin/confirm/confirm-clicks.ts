import { confirmInDialog, isAction } from './confirm-in-dialog';

/** Asks a question of the CMS in words of its own; null if it has none. */
type OwnQuestion = (message: string) => Promise<boolean | null> | null;

/**
 * Asks in our dialog what the CMS would ask in the browser’s, whose answer it expects at once: it is told no, and if
 * the author says yes, what was clicked is clicked again. Call it before whatever else hears clicks.
 */
export function confirmClicks(ownQuestion: OwnQuestion): void {
  const native = window.confirm.bind(window);
  /** What the author has said yes to, until the next click. */
  const confirmed = new Set<string>();
  let clicked: Clicked | null = null;
  /** Questions that are open: a click may lead to another one. */
  let asked = 0;
  const hear = ({ target }: Event) => {
    clicked = target instanceof Element ? clickedAt(target) : null;
    if (asked === 0) confirmed.clear();
    // Whatever asks later does not ask because of this click.
    setTimeout(() => (clicked = null));
  };
  document.addEventListener('click', hear, { capture: true });

  window.confirm = (message = '') => {
    if (clicked === null || !isAction(message)) return native(message);
    if (confirmed.has(message)) return true;
    void ask(message, clicked);
    return false;
  };

  async function ask(message: string, { element, menu }: Clicked): Promise<void> {
    asked += 1;
    if (await (ownQuestion(message) ?? confirmInDialog(message))) {
      confirmed.add(message);
      // Once the click on our button is over, which would close a menu.
      await nextTask();
      if (menu === null) element.click();
      else await clickInMenu(menu, element.textContent);
    }
    asked -= 1;
  }
}

interface Clicked {
  element: HTMLElement;
  /** What the menu and its button are in, if it is an item of one. */
  menu: Element | null;
}

function clickedAt(target: Element): Clicked | null {
  const element = target.closest<HTMLElement>(
    'a[href], button, [role="button"], [role="menuitem"]',
  );
  return element && { element, menu: element.closest('[role="menu"]')?.parentElement ?? null };
}

/** Clicks the item with these words of a menu that has closed. */
async function clickInMenu(menu: Element, words: string): Promise<void> {
  menu.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  await nextTask();
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  items.find(({ textContent }) => textContent === words)?.click();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
