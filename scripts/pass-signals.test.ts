import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const helper = pathToFileURL('scripts/pass-signals.mjs').href;
/** Starts another process that runs until it is ended, and says its number. */
const PARENT = `
import { spawn } from 'node:child_process';
import { passSignals } from '${helper}';
const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
passSignals(child);
child.on('close', () => process.exit(7));
console.log(child.pid);
`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends what was started, too',
  async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT]);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    parent.kill(signal);
    const [status] = (await once(parent, 'close')) as [number];
    expect(status).toBe(7);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  },
);
