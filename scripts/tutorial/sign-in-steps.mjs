// The command of “Write in the browser” that signs writers in.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { directory, run } from './tutorial-copy.mjs';

const env = {
  GITHUB_CLIENT_ID: 'an-id',
  GITHUB_CLIENT_SECRET: 'a-secret',
  SITE_URL: 'https://docs.example/',
  PORT: '9100',
};

export const signInSteps = {
  'node scripts/desk.mjs sign-in': async (command) => {
    const { status, said } = run(command, { GITHUB_CLIENT_ID: '' });
    assert.equal(status, 1);
    assert.match(said, /GITHUB_CLIENT_ID/);

    const [program, ...args] = command.split(' ');
    const server = spawn(program, args, { cwd: directory, env: { ...process.env, ...env } });
    try {
      const [text] = await once(server.stdout.setEncoding('utf8'), 'data');
      assert.match(text, /Writers of https:\/\/docs\.example can sign in at port 9100/);
      const { headers } = await fetch('http://localhost:9100/auth', { redirect: 'manual' });
      assert.match(headers.get('location'), /^https:\/\/github\.com\/login\/oauth\/authorize/);
    } finally {
      server.kill();
    }
  },
};
