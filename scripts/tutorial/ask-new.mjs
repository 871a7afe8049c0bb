// Answers the questions of `npm run new` like somebody at a terminal.
import { spawn } from 'node:child_process';
import path from 'node:path';

const ENTER = '\r';

/** Pipes that claim to be a terminal, so that the command asks. */
const TERMINAL = `data:text/javascript,${encodeURIComponent(`
  for (const stream of [process.stdin, process.stdout]) stream.isTTY = true;
  process.stdin.setRawMode = () => process.stdin;
  process.stdout.columns = 100;
`)}`;

export const keys = { down: '\x1b[B', escape: '\x1b', enter: ENTER };

/**
 * Runs `new` in `directory` and answers each question, recognized by some of its words, with the given keys. It opens
 * the editor of `env`. Resolves with the exit status, the output, and the questions that were not asked.
 */
export function askNew(directory, answers, env = {}) {
  const script = path.resolve('scripts/author.mjs');
  const child = spawn(process.execPath, ['--import', TERMINAL, script, 'new'], {
    cwd: directory,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, EDITOR: '', VISUAL: '', ...env },
  });
  const left = [...answers];
  let said = '';
  let heard = 0;
  const hear = (text) => {
    said += text;
    const [next] = left;
    const found = next === undefined ? -1 : said.indexOf(next[0], heard);
    if (found === -1) return;
    heard = found + next[0].length;
    left.shift();
    // Output in the same chunk belongs to the question.
    setTimeout(() => child.stdin.write(next[1]), 50);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return new Promise((resolve) => {
    // A pipe stays open until it is closed; a terminal would not keep the command running.
    const timer = setInterval(() => {
      if (left.length === 0 && /Opens|Nothing was written/.test(said)) child.stdin.end();
    }, 100);
    const tooLong = setTimeout(() => child.kill(), 60_000);
    child.on('close', (status) => {
      clearInterval(timer);
      clearTimeout(tooLong);
      resolve({ status, said, unasked: left.map(([question]) => question) });
    });
  });
}
