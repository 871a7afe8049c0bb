import { fork, type ChildProcess } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { setPriority } from 'node:os';
import { PROBLEM_FEED, type ContentProblems } from '../../base/problems/problem-feed';
import type { Handler } from './handler';

interface FeedOptions {
  hasCms: boolean;
  /** The check does not start before this resolves. */
  start?: Promise<unknown>;
}

/** `no-transform` keeps Gatsby from compressing the stream and so from buffering it. */
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
};

/** Other processes go first. */
const LOW = 10;

/**
 * Sends the content’s problems to every open page of `develop`, after each change. The check runs in its own process,
 * started by the first page that listens, so that it never blocks the pages.
 */
export function serveProblems({ hasCms, start = Promise.resolve() }: FeedOptions): Handler {
  const listeners = new Set<ServerResponse>();
  let check: ChildProcess | null = null;
  let latest: string | null = null;
  const startCheck = () => {
    if (check !== null || listeners.size === 0) return;
    check = fork('scripts/author.mjs', ['content-check', '--watch'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // At the first start it plays every sample and game, which takes longer than an author waits for a page.
    if (check.pid !== undefined) setPriority(check.pid, LOW);
    check.on('message', ({ problems }: Pick<ContentProblems, 'problems'>) => {
      const content: ContentProblems = { problems, hasCms };
      latest = `data: ${JSON.stringify(content)}\n\n`;
      for (const listener of listeners) listener.write(latest);
    });
    check.on('exit', () => {
      // The next page that listens starts it again.
      check = null;
      latest = null;
    });
  };
  return (request, response, next) => {
    if (request.url !== PROBLEM_FEED) {
      next();
      return;
    }
    response.writeHead(200, HEADERS);
    // A comment that tells the page it is connected.
    response.write(':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    void start.then(startCheck);
    if (latest !== null) response.write(latest);
  };
}
