import type { NProgress } from 'accessible-nprogress';
import { messages } from '../site/messages';

/** Time after which a navigation counts as slow, in milliseconds. */
export const PROGRESS_DELAY = 200;
/** How far the bar creeps at most with each step while it waits, as a part of its whole. */
const TRICKLE_RATE = 0.02;
/** Time between two such steps, in milliseconds. */
const TRICKLE_INTERVAL = 800;

export interface ProgressBar {
  /** Fetches the library, so that it is there when it is needed. */
  prepare: () => void;
  /** Shows the bar if nothing stands it down within 200 ms. */
  arm: () => void;
  /** Finishes the bar, or sees to it that it does not come. */
  standDown: () => void;
}

/**
 * The bar of gatsby-plugin-nprogress (this is the very library that it configures and styles), but
 * with a start and a trickle of our own: the plugin wakes after a second, and its library has
 * no rate for the trickle. The library is fetched when it is first wanted; without it a slow page
 * comes all the same, only without the bar.
 */
export function createProgressBar(loadLibrary: () => Promise<NProgress>): ProgressBar {
  let library: Promise<NProgress | null> | undefined;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let trickle: ReturnType<typeof setInterval> | undefined;
  let shown: NProgress | null = null;

  function load(): Promise<NProgress | null> {
    library ??= loadLibrary().then(configure, () => {
      library = undefined;
      return null;
    });
    return library;
  }

  async function show(): Promise<void> {
    const turn = delay;
    const nprogress = await load();
    if (nprogress === null || delay !== turn) return;
    shown = nprogress.start();
    trickle = setInterval(() => nprogress.inc(Math.random() * TRICKLE_RATE), TRICKLE_INTERVAL);
  }

  return {
    prepare: () => void load(),
    arm() {
      delay ??= setTimeout(() => void show(), PROGRESS_DELAY);
      void load();
    },
    standDown() {
      clearTimeout(delay);
      clearInterval(trickle);
      delay = undefined;
      shown?.done();
      shown = null;
    },
  };
}

function configure(nprogress: NProgress): NProgress {
  return nprogress.configure({
    minimum: 0.08,
    easing: 'ease',
    speed: 200,
    trickle: false,
    showSpinner: false,
    barLabel: messages.navigation.progress,
  });
}
