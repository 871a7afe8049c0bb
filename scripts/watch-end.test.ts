import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const watchEnd = pathToFileURL(path.resolve('scripts/watch-end.mjs')).href;
const run = (rest: string) => {
  const code = `import { watchEnd } from '${watchEnd}';
    const end = watchEnd({ describe: () => 'unit tests', onEnd: () => console.log('3 passed, 1 failed') });
    ${rest}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
};

test('a run that waits for what never comes says where it ended, and fails', () => {
  const { status, stdout, stderr } = run('await new Promise(() => undefined); end.finish();');
  expect(stderr).toContain('The run ended too early, during: unit tests.');
  expect(stdout).toBe('3 passed, 1 failed\n');
  expect(status).toBe(1);
});

test('a run that is ended from outside fails too', () => {
  const { status, stdout } = run(
    "process.kill(process.pid, 'SIGTERM'); setTimeout(() => 0, 9000);",
  );
  expect(stdout).toBe('3 passed, 1 failed\n');
  expect(status).toBe(1);
});

test('a run that came to its end says nothing, and keeps its status', () => {
  const { status, stdout, stderr } = run('end.finish(); process.exitCode = 4;');
  expect(stderr + stdout).toBe('');
  expect(status).toBe(4);
});
