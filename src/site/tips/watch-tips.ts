import { asksFirst, findTerm } from './find-term';

/** How long the pointer must rest on a term, in milliseconds. */
const REST = 150;
/**
 * Shows what a term means when the pointer rests on it, when it gets focus, and on its first tap. The code that shows
 * it is only loaded then; without it, terms are plain links.
 */
export function watchTips(): void {
  let pointed: HTMLElement | null = null;
  let isTouch = false;
  let clicked: MouseEvent | null = null;

  const show = async (
    term: HTMLElement,
    isWanted: () => boolean,
    delay: number,
    isTapped = false,
  ) => {
    try {
      const { showTip } = await import(/* webpackChunkName: "tip" */ './tip-controller');
      return await showTip(term, { isWanted, delay, isTapped });
    } catch {
      return false;
    }
  };

  document.addEventListener('pointerover', ({ target, pointerType, screenX, screenY }) => {
    isTouch = pointerType === 'touch';
    // After a link, the next page may have a term where the pointer still is.
    if (screenX === clicked?.screenX && screenY === clicked.screenY) return;
    const term = findTerm(target);
    if (term === pointed) return;
    pointed = term;
    if (term && !isTouch) void show(term, () => pointed === term, REST);
  });

  document.addEventListener('focusin', ({ target }) => {
    const term = findTerm(target);
    if (term?.matches(':focus-visible')) void show(term, () => document.activeElement === term, 0);
  });

  document.addEventListener(
    'click',
    (event) => {
      clicked = event;
      const term = findTerm(event.target);
      // Clicks by key have no click count; those on a term whose meaning is shown follow the link.
      if (
        !term ||
        !asksFirst(term) ||
        !isTouch ||
        event.detail === 0 ||
        term.hasAttribute('aria-describedby')
      )
        return;
      event.preventDefault();
      void show(term, () => true, 0, isTouch).then((isShown) => {
        if (!isShown) term.click();
      });
    },
    true,
  );
}
