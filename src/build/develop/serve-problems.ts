import { fork, type ChildProcess } from 'node:child_process';
import { PROBLEM_FEED } from '../../core/problems/problem-feed';

/** The part of a request and its answer that is used here. */
interface Listener {
  writeHead: (status: number, headers: Record<string, string>) => void;
  write: (text: string) => void;
  on: (event: 'close', listener: () => void) => void;
}

/** The part of Gatsby's server in `develop` that is used here. */
export interface DevelopServer {
  get: (path: string, answer: (request: unknown, response: Listener) => void) => void;
}

/** `no-transform` keeps Gatsby from compressing it, and so from holding it back. */
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
};

/**
 * Tells every open page of `develop` what is wrong in the content, at each change. The check runs in a process of its
 * own, from the first page on that listens, so that it never holds up the pages.
 */
export function serveProblems(server: DevelopServer): void {
  const listeners = new Set<Listener>();
  let check: ChildProcess | null = null;
  let latest: string | null = null;
  const start = () => {
    const started = fork('scripts/desk.mjs', ['content-check', '--watch'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (message: { problems: unknown }) => {
      latest = `data: ${JSON.stringify(message.problems)}\n\n`;
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
    // A comment, so that the page knows that it is heard.
    response.write(':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    check ??= start();
    if (latest !== null) response.write(latest);
  });
}
