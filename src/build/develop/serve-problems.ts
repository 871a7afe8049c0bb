import { fork, type ChildProcess } from 'node:child_process';
import { PROBLEM_FEED, type ContentProblems } from '../../core/problems/problem-feed';

/** The part of a request and its response used here. */
interface Listener {
  writeHead: (status: number, headers: Record<string, string>) => void;
  write: (text: string) => void;
  on: (event: 'close', listener: () => void) => void;
}

/** The part of Gatsby’s `develop` server used here. */
export interface DevelopServer {
  get: (path: string, answer: (request: unknown, response: Listener) => void) => void;
}

/** `no-transform` keeps Gatsby from compressing the stream and so from buffering it. */
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
};

/**
 * Sends the content’s problems to every open page of `develop`, after each change. The check runs in its own process,
 * started by the first page that listens, so that it never blocks the pages.
 */
export function serveProblems(server: DevelopServer, hasCms: boolean): void {
  const listeners = new Set<Listener>();
  let check: ChildProcess | null = null;
  let latest: string | null = null;
  const start = () => {
    const started = fork('scripts/desk.mjs', ['content-check', '--watch'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({ problems }: Pick<ContentProblems, 'problems'>) => {
      const content: ContentProblems = { problems, hasCms };
      latest = `data: ${JSON.stringify(content)}\n\n`;
      for (const listener of listeners) listener.write(latest);
    });
    started.on('exit', () => {
      // The next page that listens starts it again.
      check = null;
      latest = null;
    });
    return started;
  };
  server.get(PROBLEM_FEED, (_request, response) => {
    response.writeHead(200, HEADERS);
    // A comment that tells the page it is connected.
    response.write(':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    check ??= start();
    if (latest !== null) response.write(latest);
  });
}
