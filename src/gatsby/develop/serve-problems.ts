import { fork, type ChildProcess } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { setPriority } from 'node:os';
import { formatProblems } from '../../base/problems/format-problems';
import type { Problem } from '../../base/problems/problem';
import { PROBLEM_FEED, type ContentProblems } from '../../base/problems/problem-feed';
import type { Handler } from './handler';

interface FeedOptions {
  hasCms: boolean;
  /** The check does not start before this resolves. */
  start?: Promise<unknown>;
  /** Gets the list in words whenever it is another one. */
  print?: (text: string) => void;
}

/** `no-transform` keeps Gatsby from compressing the stream and so from buffering it. */
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
};

/**
 * Other processes go first: at the start the check plays every sample and game, which takes longer than an author waits for
 * a page. Once that is in its cache, another one does not wait for what a save sets going in them.
 */
const LOW = 10;

const ALL_WELL = 'There are no problems in the content.';

/**
 * Sends the content’s problems to every open page of `develop`, after each change. The check runs in its own process,
 * started by the first page that listens, so that it never blocks the pages.
 */
export function serveProblems({
  hasCms,
  start = Promise.resolve(),
  print = () => undefined,
}: FeedOptions): Handler {
  const listeners = new Set<ServerResponse>();
  let check: ChildProcess | null = null;
  let latest: string | null = null;
  let printed = ALL_WELL;
  const tell = (problems: readonly Problem[]) => {
    const content: ContentProblems = { problems, hasCms };
    latest = `data: ${JSON.stringify(content)}\n\n`;
    for (const listener of listeners) listener.write(latest);
    const text = problems.length === 0 ? ALL_WELL : formatProblems(problems);
    if (text !== printed) print(text);
    printed = text;
  };
  const run = (isFirst: boolean) => {
    const child = fork('scripts/author.mjs', ['content-check', '--watch'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    check = child;
    if (isFirst && child.pid !== undefined) setPriority(child.pid, LOW);
    child.on('message', ({ problems }: Pick<ContentProblems, 'problems'>) => {
      if (check !== child) return;
      tell(problems);
      if (!isFirst) return;
      child.disconnect();
      run(false);
    });
    child.on('exit', () => {
      if (check !== child) return;
      // The next page that listens starts it again.
      check = null;
      latest = null;
    });
  };
  const startCheck = () => {
    if (check === null && listeners.size > 0) run(true);
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
