import { confirmInDialog, isAction } from './confirm-in-dialog';

/** Asks a question of the CMS in words of its own; null if it has none. */
type OwnQuestion = (message: string) => Promise<boolean | null> | null;

/**
 * Asks in our dialog what the CMS would ask in the browser’s, whose answer it expects at once: the answer is no, and if
 * the author says yes, what was clicked is clicked again, or the address that “Back” led to is opened again. Call it
 * before whatever else hears clicks. What it asks without a click is asked at once, in the words of `reword`.
 */
export function confirmClicks(
  ownQuestion: OwnQuestion,
  reword: (message: string) => string = (message) => message,
): void {
  const askAtOnce = window.confirm.bind(window);
  const native = (message: string) => askAtOnce(reword(message));
  /** What the author has said yes to, until that is done. */
  const confirmed = new Set<string>();
  let clicked: Clicked | null = null;
  /** The address before the one that the browser goes to without a click. */
  let left: string | null = null;
  /** Questions that are open: a click may lead to another one. */
  const open = new Set<string>();
  // Whatever asks later does not ask because of this.
  const forget = () => setTimeout(() => (clicked = left = null));
  const hear = ({ target }: Event) => {
    clicked = target instanceof Element ? clickedAt(target) : null;
    forget();
  };
  document.addEventListener('click', hear, { capture: true });
  window.addEventListener('hashchange', ({ oldURL }) => {
    left = oldURL;
    forget();
  });

  window.confirm = (message = '') => {
    if (confirmed.has(message)) return true;
    const [click, form] = [clicked, left];
    if (!isAction(message)) return native(message);
    if (open.has(message)) return false;
    if (click !== null) {
      const answer = ownQuestion(message) ?? confirmInDialog(message);
      void actOn(answer, message, () => clickAgain(click));
    } else if (form !== null) {
      const wanted = window.location.href;
      // “Back” may be pressed again while the question is open.
      if (open.size === 0)
        void actOn(confirmAt(form, message), message, () =>
          changeAddress(() => window.location.replace(wanted)),
        );
    } else return native(message);
    return false;
  };

  async function actOn(
    answer: Promise<boolean | null>,
    message: string,
    act: () => Promise<void>,
  ): Promise<void> {
    open.add(message);
    if (await answer) {
      confirmed.add(message);
      await act();
    }
    open.delete(message);
    if (open.size === 0) confirmed.clear();
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

async function clickAgain({ element, menu }: Clicked): Promise<void> {
  // Once the click on our button is over, which would close a menu.
  await nextTask();
  if (menu === null) element.click();
  else await clickInMenu(menu, element.textContent);
}

/** Asks a question above a form, then gives its address back: the CMS only does so if it led there itself. */
async function confirmAt(form: string, message: string): Promise<boolean> {
  const isConfirmed = await confirmInDialog(message);
  if (window.location.href !== form) await changeAddress(() => window.history.forward());
  // It was not “Back”: another address was typed, or “Forward” was pressed.
  if (window.location.href !== form) window.history.replaceState(window.history.state, '', form);
  return isConfirmed;
}

/** How long a browser may take to change the address within a page, in ms. */
const SOON = 200;

/** Changes the address within the page; resolves once the CMS has heard of it. */
async function changeAddress(change: () => void): Promise<void> {
  const heard = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
    setTimeout(resolve, SOON);
  });
  change();
  await heard;
  await nextTask();
}

/** Clicks the item with these words of a menu that has closed. */
async function clickInMenu(menu: Element, words: string): Promise<void> {
  menu.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  await nextTask();
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  items.find(({ textContent }) => textContent === words)?.click();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
