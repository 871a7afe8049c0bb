import { navigationType } from '../browser/navigation-type';
import { goToTarget } from './go-to-target';
import { ensureEntryKey, entryKey } from './history-entry';
import { createScrollMemory } from './scroll-memory';
import { scrollWhenTaller } from './scroll-when-taller';
import { focusStartOfPage } from './start-of-page';

interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Key of the entry of the history, as the router knows it; `initial` where that has none. */
  key?: string;
}

type Arrival = 'push' | 'traverse' | 'fragment';

export interface RouteScroll {
  /** Begins to watch; to be called once the first page runs. */
  install: () => void;
  /** To be called when a new navigation begins. */
  onPush: () => void;
  /** To be called at `popstate`, before anything else reads the entry of the history. */
  onTraverse: () => void;
  /** To be called when the page is in the document and not yet painted. */
  onShown: (place: Place, previous: Place | null) => void;
}

/** Owns scrolling and focus between pages: top or fragment on a new page, the old position on Back. */
export function createRouteScroll(): RouteScroll {
  const memory = createScrollMemory();
  /** The entry whose page is in the document; the address bar may already be at another. */
  let shownKey = '';
  /**
   * How the entries are come to that are not shown yet. There can be several: who goes back twice
   * quickly is at the second entry before the first one's page is shown.
   */
  const arrivals = new Map<string, Arrival>();

  const remember = (): void => memory.set(shownKey, window.scrollY);
  const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

  // The browser would restore the position while the old page is still there.
  const takeOver = (): void => {
    window.history.scrollRestoration = 'manual';
    document.documentElement.style.overflowAnchor = '';
  };
  const handBack = (): void => {
    window.history.scrollRestoration = 'auto';
    memory.save();
    // Chromium would keep what it anchors the page to as well, and go by that where a new document has no layout yet:
    // each reload would land a little higher. The layout that is asked for has it let go of the anchor.
    document.documentElement.style.overflowAnchor = 'none';
    document.body.getBoundingClientRect();
  };

  function arriveAnew(place: Place, previous: Place): void {
    const isSamePage = place.pathname === previous.pathname;
    const isOtherQuery = place.search !== previous.search;
    if (isSamePage && place.hash === previous.hash && isOtherQuery) return;
    if (place.hash && goToTarget(place.hash, isSamePage ? 'auto' : 'instant')) return;
    if (place.hash && isSamePage) return;
    scrollTo(0);
    if (!isSamePage && !place.hash) focusStartOfPage();
  }

  function arriveAgain(place: Place): void {
    const position = memory.get(shownKey);
    if (position !== undefined) {
      scrollTo(position);
      if (window.scrollY < position - 1) scrollWhenTaller(position);
    } else if (!place.hash || !goToTarget(place.hash, 'instant')) scrollTo(0);
  }

  return {
    install() {
      shownKey = ensureEntryKey();
      // The browser went to the fragment, unless the target was not in the markup or hidden there.
      const { hash } = window.location;
      if (hash && window.scrollY === 0 && navigationType() === 'navigate') {
        goToTarget(hash, 'instant');
      }
      remember();
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', handBack);
      window.addEventListener('pageshow', (event) => event.persisted && takeOver());
      // After a reload the browser restores early and well, so it is let finish.
      if (document.readyState === 'complete') takeOver();
      else window.addEventListener('load', () => setTimeout(takeOver), { once: true });
    },

    onPush() {
      takeOver();
    },

    onTraverse() {
      // An entry without a key is new: the reader followed a plain `<a href="#…">`, and the browser
      // itself scrolls there, now.
      const isNewEntry = entryKey() === null && window.location.hash !== '';
      const key = ensureEntryKey();
      arrivals.set(key, isNewEntry ? 'fragment' : 'traverse');
      if (isNewEntry) shownKey = key;
    },

    onShown(place, previous) {
      shownKey = place.key && place.key !== 'initial' ? place.key : ensureEntryKey();
      const cameBy = arrivals.get(shownKey) ?? 'push';
      arrivals.delete(shownKey);
      quietenRouter();
      if (!previous || cameBy === 'fragment') return;
      if (cameBy === 'traverse') arriveAgain(place);
      else arriveAnew(place, previous);
      remember();
    },
  };
}

/**
 * Gatsby's router focuses the element around the page after every navigation, which would take the
 * focus from where it belongs; only `focus()` on that very element is switched off.
 */
function quietenRouter(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
