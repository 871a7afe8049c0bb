import { APP_AT_ONCE } from '../../browser/early-control';
import { mustSaveData } from '../../browser/must-save-data';

declare global {
  interface Document {
    /** Whether the page is made ready before it is shown; Chromium only. */
    prerendering?: boolean;
  }
}

/** Time after the page’s `load` for which the browser is left alone, in milliseconds. */
const QUIET = 3000;

/** What readers do before they use something. */
const SIGNS = ['touchstart', 'wheel', 'keydown', 'focusin', 'pointerover'] as const;
/** Where a pointer means something. */
const POINTED = 'a,button,summary,input';

/** Whether the address asks for what the page cannot show by itself. */
function asksForApp({ hash, search }: Location): boolean {
  // A play that is shared, or a place in a closed part of the page.
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  return (
    hash.startsWith('#play=') ||
    target?.getClientRects().length === 0 ||
    /[?&]q=/.test(search) ||
    document.querySelector(`[${APP_AT_ONCE}]`) !== null
  );
}

/**
 * Calls `load` at the first sign that the reader will use the page, or when the browser has had nothing to do for a
 * while. Where data are saved neither counts: scrolling and following links needs no app.
 */
export function awaitIntent(load: () => void, signal: AbortSignal): void {
  const onSign = ({ type, target }: Event): void => {
    const isMeant = type !== 'pointerover' || (target as Element).closest(POINTED);
    if (isMeant && !mustSaveData()) load();
  };
  const listen = (sign: string): void =>
    addEventListener(sign, onSign, { capture: true, passive: true, signal });
  const onQuiet = (): void => {
    // A page that is made ready and not shown waits; Safari knows no idle time.
    if (document.prerendering || mustSaveData()) return;
    ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(load);
  };
  SIGNS.forEach(listen);
  document.addEventListener('DOMContentLoaded', () => {
    if (asksForApp(location)) load();
  });
  addEventListener('load', () => {
    setTimeout(onQuiet, QUIET);
    // The browser’s own scrolling, to a fragment or to where the reader was, is over by then.
    setTimeout(listen, 0, 'scroll');
  });
}
