import type { Problem } from '../core/problems/problem';
import { PROBLEM_FEED } from '../core/problems/problem-feed';

/** Calls `onProblems` with all that is wrong in the content, now and after each change; gives the way to stop. */
export function listenToProblems(onProblems: (problems: Problem[]) => void): () => void {
  // The browser itself asks again when develop is restarted.
  const feed = new EventSource(PROBLEM_FEED);
  feed.addEventListener('message', ({ data }: MessageEvent<string>) => {
    onProblems(JSON.parse(data) as Problem[]);
  });
  return () => feed.close();
}
