// Processes that are still known after the one that has started them is gone.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The number for signals to a process that leads a group and to all it has started; Windows has no groups. */
export const groupOf = (pid) => (process.platform === 'win32' ? pid : -pid);

/** Sends a signal; returns whether there is such a process. */
export function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    // It belongs to somebody else.
    return error.code === 'EPERM';
  }
}

/** When a process began, in the system’s own words: '' if it does not say, null if there is no such process. */
function startOf(pid) {
  if (!send(pid, 0)) return null;
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which is in brackets and may have any character: the state first, the start as the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : fields[19];
  } catch {
    return null;
  }
}

/** What identifies a process: another one may get its number later. */
export const recordOf = (pid) => ({ pid, start: startOf(pid) });

/** Whether a recorded process is still running. */
export const isRunning = ({ pid, start }) => start !== null && startOf(pid) === start;
