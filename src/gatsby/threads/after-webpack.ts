import type { Problem } from '../../base/problems/problem';
import { Threads } from './threads';

/** Resolves with what it has found wrong. */
type Work = (threads: Threads) => Promise<readonly Problem[]>;

const waiting: Work[] = [];
let doing: Promise<void> = Promise.resolve();
let latest: Threads | null = null;

/** Keeps work that no page depends on until the pages have been created. */
export function runAfterWebpack(work: Work): void {
  waiting.push(work);
}

/**
 * Starts the work that was kept, and passes what it finds wrong to `report`. It takes one thread that lets others go
 * first: webpack, which runs now, keeps one core busy.
 */
export function startAfterWebpack(report: (problems: readonly Problem[]) => void): void {
  const threads = new Threads({ count: 1, usesMain: false, niceIncrement: 10 });
  latest = threads;
  const works = waiting.splice(0).map((work) => work(threads).then(report));
  doing = Promise.allSettled(works)
    .then(() => threads.close())
    .then(() => Promise.all(works))
    .then(() => undefined);
  // Whoever waits for it hears of it.
  doing.catch(() => undefined);
}

/** Resolves once all that was started is done and reported; the thread that asks takes part in what is left. */
export function afterWebpackDone(): Promise<void> {
  latest?.join();
  return doing;
}
