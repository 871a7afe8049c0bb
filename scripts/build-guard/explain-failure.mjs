// Why a build ended that has not said so itself, or only in the words of the system.

const DISK_FULL =
  'The disk is full, so the build could not write its files: free some space (a build needs room for a second ' +
  'public/), and build again.';
const KILLED =
  'A process of the build was killed, most likely by the system because memory ran out: close other programs or use ' +
  'a machine with more memory, and build again.';
const NO_MEMORY =
  'The build ran out of memory: allow it more, in MiB (NODE_OPTIONS=--max-old-space-size=4096), and build again.';

const SIGNS = [
  [/\b(?:ENOSPC|EDQUOT)\b|no space left on device/i, DISK_FULL],
  [/heap out of memory|ERR_WORKER_OUT_OF_MEMORY/, NO_MEMORY],
  [/Worker exited before finishing task/, KILLED],
];

/** What a message of the system means for a build, or null. */
export const explainOutput = (text) => SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;

/** Why a process ended with this signal, or null. */
export function explainSignal(signal) {
  if (signal === null) return null;
  if (signal === 'SIGKILL') return KILLED;
  if (signal === 'SIGABRT') return NO_MEMORY;
  return `The build’s process was ended by ${signal} before it had finished: build again.`;
}
