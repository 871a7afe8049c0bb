import { PROBLEM_FEED, type ContentProblems } from '../../base/problems/problem-feed';

/** Calls `onProblems` with all problems in the content, now and after each change; returns a function that stops it. */
export function listenToProblems(onProblems: (content: ContentProblems) => void): () => void {
  // The browser reconnects by itself when develop is restarted.
  const feed = new EventSource(PROBLEM_FEED);
  feed.addEventListener('message', ({ data }: MessageEvent<string>) => {
    onProblems(JSON.parse(data) as ContentProblems);
  });
  return () => feed.close();
}
