// Runs a command that serves a site, such as `npm run develop`, and stops it with everything it has started.
import { spawn } from 'node:child_process';

const PATIENCE = 300_000;

/**
 * Runs a command in `cwd`; resolves with `stop` once `address` responds, or rejects with the end of the command’s
 * output if it exits before.
 */
export async function runSite(command, { cwd, address, env = {}, onOutput = () => undefined }) {
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: what the command starts is stopped with it.
    detached: true,
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said.push(text);
      onOutput(text);
    });
  }
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const stop = async () => {
    if (!hasEnded) process.kill(-child.pid);
    await ended;
  };
  const until = Date.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return { stop };
    if (hasEnded || Date.now() > until) {
      await stop();
      throw new Error(`“${command}” does not answer:\n${said.join('').slice(-4000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
