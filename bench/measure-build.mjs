// Measures a build: how long it takes, and the peak memory of all its processes together.
import { spawn, spawnSync } from 'node:child_process';

const SAMPLE_EVERY = 250;

/** Resident bytes of a process and all its descendants. */
function residentBytes(root) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const wanted = new Set([root]);
  let bytes = 0;
  // Children are listed after their parents, unless process ids wrapped around: two rounds find those too.
  for (let round = 0; round < 2; round += 1) {
    for (const [pid, parent] of rows) if (wanted.has(parent)) wanted.add(pid);
  }
  for (const [pid, , kilobytes] of rows) if (wanted.has(pid)) bytes += kilobytes * 1024;
  return bytes;
}

/** Runs a command in `cwd`; resolves with its `seconds` and `peakBytes`, rejects with the end of its output. */
export function measureBuild(command, args, { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    const output = [];
    let peakBytes = 0;
    const timer = setInterval(() => {
      peakBytes = Math.max(peakBytes, residentBytes(child.pid));
    }, SAMPLE_EVERY);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => output.push(text));
    }
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      if (status === 0) resolve({ seconds, peakBytes });
      else
        reject(new Error(`${command} ${args.join(' ')} failed:\n${output.join('').slice(-4000)}`));
    });
  });
}
