// Runs a build so that public/ is always a whole one: see decisions/2026-11-interrupted-builds.md.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { explainOutput, explainSignal } from './explain-failure.mjs';
import { lockFolder } from './folder-lock.mjs';
import { dropLastGood, noteState, putBack } from './last-good.mjs';
import { groupOf, send } from './processes.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const AGAIN = 'public/ is as it was before that build; the next build begins without its cache.';

/** Hands signals on to a build, so that this process outlives it. */
function catchSignals() {
  const caught = { signal: null, child: null };
  const onSignal = (signal) => {
    // Who asks twice does not want to wait.
    const sent = caught.signal === null ? signal : 'SIGKILL';
    caught.signal = signal;
    if (caught.child !== null) send(groupOf(caught.child), sent);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const stop = () => SIGNALS.forEach((signal) => process.off(signal, onSignal));
  return { caught, stop };
}

function runBuild(program, args, { cwd, env, onOutput, onStart }) {
  return new Promise((resolve, reject) => {
    const output = onOutput === null ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [...program, ...args], {
      cwd,
      env,
      // The last one tells the build that this process is gone.
      stdio: ['ignore', output, output, 'pipe'],
      // A group of its own, so that nothing of it is left when it has ended.
      detached: process.platform !== 'win32',
    });
    child.on('error', reject);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.on('exit', () => send(groupOf(child.pid), 'SIGKILL'));
    child.on('close', (status, signal) => resolve({ status, signal }));
    try {
      onStart(child.pid);
    } catch (error) {
      send(groupOf(child.pid), 'SIGKILL');
      reject(error);
    }
  });
}

async function buildInLocked(program, args, { say, lock, caught, prepare, ...options }) {
  const { cwd } = options;
  if (putBack(cwd)) say(`The last build in ${cwd} was ended before it had finished. ${AGAIN}`);
  const finish = prepare();
  noteState(cwd);
  const { status, signal } = await runBuild(program, args, {
    ...options,
    onStart(pid) {
      caught.child = pid;
      lock.addChild(pid);
    },
  });
  caught.child = null;
  finish();
  if (status === 0 && caught.signal === null) {
    await dropLastGood(cwd);
    return 0;
  }
  const isPutBack = putBack(cwd);
  const reason = caught.signal === null ? explainSignal(signal) : 'The build was interrupted.';
  if (reason !== null) say(reason);
  if (isPutBack) say(AGAIN);
  const endedBy = caught.signal ?? signal;
  return endedBy === null ? status : 128 + os.constants.signals[endedBy];
}

/**
 * Runs a build’s program in `cwd` and resolves with its exit status; `program` is its file after any options for Node.
 * `prepare` is called when the folder is reserved and whole, and returns what is called when the build has ended.
 */
export async function runGuarded(program, args, { onOutput, ...options }) {
  const say = (text) => (onOutput === null ? console.error(text) : onOutput(`${text}\n`));
  const { caught, stop } = catchSignals();
  let lock = null;
  try {
    lock = lockFolder(options.cwd, args[0]);
    return await buildInLocked(program, args, { ...options, onOutput, say, lock, caught });
  } catch (error) {
    say(explainOutput(error.message) ?? error.message);
    return 1;
  } finally {
    lock?.release();
    stop();
  }
}
