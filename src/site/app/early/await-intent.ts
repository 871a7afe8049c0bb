import { APP_AT_ONCE } from '../../../base/browser/early-control';
import { mustSaveData } from '../../../base/browser/must-save-data';
import { cardLinkOf } from '../../mdx/reference-index/card-address';

declare global {
  interface Document {
    /** Whether the page is being prerendered; Chromium only. */
    prerendering?: boolean;
  }
}

/** Time after the page’s `load` event during which the browser is left alone, in milliseconds. */
const QUIET = 3000;

/** What readers do before they use something. */
const SIGNS = ['touchstart', 'wheel', 'keydown', 'focusin', 'pointerover'] as const;
/** Elements over which a pointer signals intent. */
const POINTED = 'a,button,summary,input';

/** Whether the address asks for something that the page cannot show without the app. */
function asksForApp({ hash, search }: Location, target: Element | null): boolean {
  // A shared story, a sample to play, an address that was changed on its way, or an anchor in a closed part of the page.
  return (
    (hash !== '' && target === null) ||
    target?.getClientRects().length === 0 ||
    // An entry in the list of all: the address leads on to its card.
    target?.matches('[data-entries] *') === true ||
    /[?&]q=/.test(search) ||
    document.querySelector(`[${APP_AT_ONCE}]`) !== null
  );
}

/**
 * Calls `load` at the first sign that the reader will use the page, or when the browser has been idle for a while. In
 * data-saving mode neither idle time nor scrolling counts, because scrolling and following links needs no app.
 */
export function awaitIntent(load: () => void, signal: AbortSignal): void {
  const onSign = ({ type, target }: Event): void => {
    const isMeant = type !== 'pointerover' || (target as Element).closest(POINTED);
    // Without a connection, every sign would be in vain; only what is used tries, and says so.
    if (isMeant && navigator.onLine && !mustSaveData()) load();
  };
  const listen = (sign: string): void =>
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  const onQuiet = (): void => {
    // A prerendered page waits until it is shown; Safari has no idle callback.
    if (document.prerendering || mustSaveData()) return;
    ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(load);
  };
  SIGNS.forEach(listen);
  document.addEventListener('DOMContentLoaded', () => {
    // Broken escapes have been mended by then: ../../navigation/address-script.ts.
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const card = cardLinkOf(target);
    // The old address of a reference entry leads to its card.
    if (card) location.replace(card.href);
    else if (asksForApp(location, target)) load();
  });
  addEventListener('load', () => {
    setTimeout(onQuiet, QUIET);
    // By then, the browser’s own scrolling to a fragment or to the last position is over.
    setTimeout(listen, 0, 'scroll');
  });
}
