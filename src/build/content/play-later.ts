import type { Problem } from '../../core/problems/problem';
import { Threads } from '../threads/threads';

type Play = (threads: Threads) => Promise<readonly Problem[]>;

let later: Play | null = null;
let playing: Promise<void> = Promise.resolve();

/** Keeps what is to be played once the pages have been created, because no page depends on it. */
export function playLater(play: Play): void {
  later = play;
}

/**
 * Starts playing what was kept, and passes what is wrong to `report`. It takes one thread that lets others go first:
 * webpack, which runs now, keeps one core busy.
 */
export function startPlaying(report: (problems: readonly Problem[]) => void): void {
  if (later === null) return;
  const threads = new Threads({ count: 1, usesMain: false, niceIncrement: 10 });
  playing = later(threads)
    .finally(() => threads.close())
    .then(report);
  // Whoever waits for it hears of it.
  playing.catch(() => undefined);
  later = null;
}

/** Resolves once what was started has been played and reported. */
export const played = (): Promise<void> => playing;
