import type { NProgress } from 'accessible-nprogress';
import { messages } from '../../config/messages';

/** Time after which a navigation counts as slow, in milliseconds. */
export const PROGRESS_DELAY = 200;
/** How far the bar advances at most with each step while waiting, as a fraction of its width. */
const TRICKLE_RATE = 0.02;
/** Time between two steps, in milliseconds. */
const TRICKLE_INTERVAL = 800;

export interface ProgressBar {
  /** Fetches the library ahead of time. */
  prepare: () => void;
  /** Shows the bar unless it is cancelled within 200 ms. */
  arm: () => void;
  /** Finishes the bar, or keeps it from appearing. */
  standDown: () => void;
}

/**
 * The bar of gatsby-plugin-nprogress (the same library that the plugin configures and styles), but with our own start
 * and trickle: the plugin starts after a second, and its library has no trickle rate. The library, which the server
 * cannot run, is loaded when first needed; without it a slow page still loads, just without the bar.
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
