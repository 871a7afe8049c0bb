import type { NProgress } from 'accessible-nprogress';
import { messages } from '../site/messages';

/** Time after which a navigation counts as slow, in milliseconds. */
export const PROGRESS_DELAY = 200;
/** How far the bar creeps at most with each step while it waits, as a part of its whole. */
const TRICKLE_RATE = 0.02;
/** Time between two such steps, in milliseconds. */
const TRICKLE_INTERVAL = 800;

export interface ProgressBar {
  /** Shows the bar if nothing stands it down within 200 ms. */
  arm: () => void;
  /** Finishes the bar, or sees to it that it does not come. */
  standDown: () => void;
}

/**
 * The bar of gatsby-plugin-nprogress (this is the very library that it configures and styles), but
 * with a start and a trickle of our own: the plugin wakes after a second, and its library has
 * no rate for the trickle.
 */
export function createProgressBar(nprogress: NProgress): ProgressBar {
  let delay: ReturnType<typeof setTimeout> | undefined;
  let trickle: ReturnType<typeof setInterval> | undefined;

  nprogress.configure({
    minimum: 0.08,
    easing: 'ease',
    speed: 200,
    trickle: false,
    showSpinner: false,
    barLabel: messages.navigation.progress,
  });

  function start(): void {
    nprogress.start();
    trickle = setInterval(() => nprogress.inc(Math.random() * TRICKLE_RATE), TRICKLE_INTERVAL);
  }

  return {
    arm() {
      delay ??= setTimeout(start, PROGRESS_DELAY);
    },
    standDown() {
      clearTimeout(delay);
      clearInterval(trickle);
      delay = undefined;
      nprogress.done();
    },
  };
}
