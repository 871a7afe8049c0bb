// The commands of “Set up writing in the browser”: signing in, and the check of a pull request.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import { firstLine } from '../first-line.mjs';
import { at, directory, read, run, write } from './tutorial-copy.mjs';

const env = {
  GITHUB_CLIENT_ID: 'an-id',
  GITHUB_CLIENT_SECRET: 'a-secret',
  SITE_URL: 'https://docs.example/',
  PORT: '0',
};

export const teamSteps = {
  'node scripts/author.mjs sign-in': async (command) => {
    const { status, said } = run(command, { GITHUB_CLIENT_ID: '' });
    assert.equal(status, 1);
    assert.match(said, /GITHUB_CLIENT_ID/);

    const [program, ...args] = command.split(' ');
    const server = spawn(program, args, { cwd: directory, env: { ...process.env, ...env } });
    try {
      const text = await firstLine(server);
      const [, port] =
        /^Writers of https:\/\/docs\.example can sign in at port (\d+)\./.exec(text) ?? [];
      assert.ok(port, text);
      const { headers } = await fetch(`http://localhost:${port}/auth`, { redirect: 'manual' });
      assert.match(headers.get('location'), /^https:\/\/github\.com\/login\/oauth\/authorize/);
    } finally {
      server.kill();
    }
  },
  'npm run content:check -- --strict --report content-report.md': (command) => {
    const workflow = parse(readFileSync('.github/workflows/content-check.yml', 'utf8'));
    const commands = workflow.jobs.content.steps.map((step) => step.run);
    assert.ok(commands.includes(command), 'The workflow runs another command.');

    const file = 'content/docs/quickstart.mdx';
    const before = read(file);
    write(file, `${before}\n[Nowhere](./nowhere.mdx)\n`);
    const { status, said } = run(command, { GITHUB_ACTIONS: 'true' });
    write(file, before);
    assert.equal(status, 1);
    const line = before.split('\n').length + 1;
    assert.ok(said.includes(`::error file=${file},line=${line}::`), said);
    const report = read('content-report.md');
    rmSync(at('content-report.md'));
    assert.match(report, /^\*\*Content check:\*\* 1 problem that stops a build\./);
    assert.ok(report.includes(`${file}:${line}  problem`), report);
  },
};
