import { navigationType } from '../../base/browser/navigation-type';
import { goToMeant, goToTarget } from './go-to-target';
import { ensureEntryKey, entryKey } from './history-entry';
import { createScrollMemory } from './scroll-memory';
import { scrollWhenTaller } from './scroll-when-taller';
import { focusStartOfPage } from './start-of-page';

interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Key of the history entry, as the router knows it; `initial` if it has none. */
  key?: string;
}

type Arrival = 'push' | 'traverse' | 'fragment';

export interface RouteScroll {
  /** Starts watching; call once the first page runs. */
  install: () => void;
  /** Call when a new navigation begins. */
  onPush: () => void;
  /** Call at `popstate`, before anything else reads the history entry. */
  onTraverse: () => void;
  /** Call when the page is in the document but not yet painted. */
  onShown: (place: Place, previous: Place | null) => void;
}

/** Manages scrolling and focus between pages: top or fragment on a new page, the old position on Back. */
export function createRouteScroll(): RouteScroll {
  const memory = createScrollMemory();
  /** The entry whose page is in the document; the address bar may already be at another. */
  let shownKey = '';
  /**
   * How the entries that are not shown yet were reached. There can be several: after two quick steps back, the
   * address is at the second entry before the first one’s page is shown.
   */
  const arrivals = new Map<string, Arrival>();

  const remember = (): void => memory.set(shownKey, window.scrollY);

  // The browser would restore the position while the old page is still there.
  const takeOver = (): void => {
    window.history.scrollRestoration = 'manual';
    document.documentElement.style.overflowAnchor = '';
  };
  const handBack = (): void => {
    window.history.scrollRestoration = 'auto';
    memory.save();
    // Chromium would also keep its scroll anchor, and use it while a new document has no layout yet: each reload
    // would end up a little higher. Forcing a layout makes it drop the anchor.
    document.documentElement.style.overflowAnchor = 'none';
    document.body.getBoundingClientRect();
  };

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
      // The browser has scrolled to the fragment, unless the target was missing from the HTML or hidden there.
      const { hash } = window.location;
      if (hash && window.scrollY === 0 && navigationType() === 'navigate') {
        goToTarget(hash, 'instant');
      }
      remember();
      window.addEventListener('scroll', remember, { passive: true });
      window.addEventListener('pagehide', handBack);
      window.addEventListener('pageshow', (event) => event.persisted && takeOver());
      // After a reload the browser restores the position early and well, so it is left to finish.
      if (document.readyState === 'complete') takeOver();
      else window.addEventListener('load', () => setTimeout(takeOver), { once: true });
    },

    onPush() {
      takeOver();
      // The event of a scroll right before the click comes too late.
      remember();
    },

    onTraverse() {
      // An entry without a key is new: the reader followed a plain `<a href="#…">`, and the browser itself scrolls
      // there now.
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
      if (previous && cameBy === 'fragment') goToMeant(place.hash);
      if (!previous || cameBy === 'fragment') return;
      if (cameBy === 'traverse') arriveAgain(place);
      else arriveAnew(place, previous);
      remember();
    },
  };
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

function arriveAnew(place: Place, previous: Place): void {
  const isSamePage = place.pathname === previous.pathname;
  const isOtherQuery = place.search !== previous.search;
  if (isSamePage && place.hash === previous.hash && isOtherQuery) return;
  if (place.hash && goToTarget(place.hash, isSamePage ? 'auto' : 'instant')) return;
  if (place.hash && isSamePage) return;
  scrollTo(0);
  if (!isSamePage && !place.hash) focusStartOfPage();
}

/**
 * Gatsby’s router focuses the element around the page after every navigation, which would steal the focus; only
 * `focus()` on that element is disabled.
 */
function quietenRouter(): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper');
  if (wrapper) wrapper.focus = () => undefined;
}
