// Follows the tutorial: runs every command for the desk that its pages show, in a copy of the site, and looks at what
// each has done. `npm run test:desk`; with `--quick`, those that take no server: part of `npm test`.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copySite } from './site-copy.mjs';

const directory = path.resolve('.e2e/desk');
const PAGES = ['tutorial-basics/create-a-document', 'tutorial-basics/congratulations'];
const BASH = /^ *```bash\n(?<code>[\s\S]*?)^ *```$/gm;
const port = 8642;

const at = (file) => path.join(directory, file);
const read = (file) => readFileSync(at(file), 'utf8');
const write = (file, text) => writeFileSync(at(file), text);
const change = (file, from, to) => {
  assert.ok(read(file).includes(from), `${file} holds no “${from}”`);
  write(
    file,
    read(file).replace(from, () => to),
  );
};

/** The commands that the pages show, each once, in their order. */
function commandsOfTutorial() {
  const found = PAGES.flatMap((page) =>
    [...readFileSync(`content/docs/${page}.mdx`, 'utf8').matchAll(BASH)].flatMap(({ groups }) =>
      groups.code
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  );
  return [...new Set(found)];
}

/** Runs a command as it is written on the page. */
function run(command) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: directory,
    encoding: 'utf8',
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '', EDITOR: '', VISUAL: '' },
  });
  return { status, said: `${stdout}${stderr}` };
}

function prepare() {
  copySite(directory);
  for (const name of ['scripts', 'package-lock.json']) cpSync(name, at(name), { recursive: true });
  // Packages are found in the project around the copy; there is nothing to install.
  write('scripts/setup.cjs', '');
  if (existsSync('.cache/desk/checked')) {
    cpSync('.cache/desk/checked', at('.cache/desk/checked'), { recursive: true });
  }
  write('.gitignore', '.cache\npublic\nsrc/gatsby-types.d.ts\n');
  const identity = '-c user.name=Test -c user.email=test@example.org';
  const { status, said } = run(`git init -q && git add -A && git ${identity} commit -qm Start`);
  assert.equal(status, 0, said);
}

const QUICK = {
  'npm run new': () => {
    const before = read('content/sidebars.yaml');
    const { status, said } = run('npm run new');
    // Without a terminal nobody can be asked: it shows how to say it all.
    assert.equal(status, 1);
    assert.match(said, /npm run new -- page --title/);
    assert.equal(read('content/sidebars.yaml'), before);
  },
  'npm run new -- page': (command) => {
    const before = read('content/sidebars.yaml');
    const { status, said } = run(command);
    assert.equal(status, 0, said);
    const page = read('content/docs/tutorial-basics/the-dining-car.mdx');
    assert.match(page, /^---\ntitle: The dining car\n/);
    assert.match(page, /\ndraft: true\n/);
    const line = '      - tutorial-basics/the-dining-car\n';
    assert.equal(read('content/sidebars.yaml').replace(line, ''), before);
    const again = run(command);
    assert.equal(again.status, 1);
    assert.match(again.said, /Nothing was written/);
    assert.equal(read('content/docs/tutorial-basics/the-dining-car.mdx'), page);
  },
  'npm run new -- redirect': (command) => {
    const before = read('content/redirects.yaml');
    const { status, said } = run(command);
    assert.equal(status, 0, said);
    const added = read('content/redirects.yaml');
    assert.ok(added.startsWith(before));
    assert.match(
      added.slice(before.length),
      /from: \/docs\/sleeping-car\/\n {2}to: \/docs\/quickstart\//,
    );
  },
  'npm run content:check': (command) => {
    const { status, said } = run(command);
    assert.equal(status, 0, said);
    assert.match(said, /Nothing is wrong in \d+ pages/);
  },
  'npm run content:check -- --fix': (command) => {
    const saves = 'content/docs/atrament-basics/saves.mdx';
    renameSync(at(saves), at(saves.replace('saves.mdx', 'saved_games.mdx')));
    rmSync(at('static/img/saves.svg'));
    change('content/docs/quickstart.mdx', 'title:', 'Title:');
    const linking = read('content/docs/atrament-basics/title_screen.mdx');
    const { status, said } = run(command);
    // The picture can only come back by hand.
    assert.equal(status, 1, said);
    assert.match(said, /1 error and 0 warnings/);
    assert.match(said, /git checkout HEAD -- static\/img\/saves\.svg/);
    assert.equal(
      read('content/docs/atrament-basics/title_screen.mdx'),
      linking.replaceAll('./saves.mdx', './saved_games.mdx'),
    );
    assert.match(read('content/redirects.yaml'), /to: \/docs\/atrament-basics\/saved_games\//);
    assert.equal(run('git checkout HEAD -- static/img/saves.svg').status, 0);
    assert.equal(run('npm run content:check').status, 0);
  },
};

const SLOW = {
  'npm run develop': async () => {
    const server = spawn('node', ['scripts/gatsby.mjs', 'develop', '-p', String(port)], {
      cwd: directory,
      stdio: 'ignore',
      detached: true,
    });
    try {
      await following(`http://localhost:${port}/___content-problems`, 240_000, async (next) => {
        await next((problems) => problems.length === 0);
        change('content/docs/quickstart.mdx', 'description:', 'descripton:');
        const problems = await next((told) => told.length > 0);
        assert.ok(problems.some(({ message }) => message.includes('descripton')));
        change('content/docs/quickstart.mdx', 'descripton:', 'description:');
        await next((told) => told.length === 0);
      });
    } finally {
      process.kill(-server.pid);
    }
  },
};

/** Reads the feed of problems once it is there; `next` waits for a list that fits. */
async function following(address, patience, body) {
  const until = Date.now() + patience;
  let answer = null;
  while (answer?.ok !== true) {
    assert.ok(Date.now() < until, `${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await fetch(address).catch(() => null);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    await body(async (fits) => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end === -1) {
          const { value = '', done } = await reader.read();
          assert.ok(!done, 'the feed has ended');
          text += value;
          continue;
        }
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (!event.startsWith('data: ')) continue;
        const problems = JSON.parse(event.slice('data: '.length));
        if (fits(problems)) return problems;
      }
    });
  } finally {
    await reader.cancel();
  }
}

/** Runs the steps of the tutorial; counts those that did what the page says. */
export async function testDesk({ isQuick }) {
  prepare();
  const steps = { ...QUICK, ...SLOW };
  const keys = Object.keys(steps).sort((a, b) => b.length - a.length);
  const count = { passed: 0, failed: 0 };
  for (const command of commandsOfTutorial()) {
    const key = keys.find((known) => command === known || command.startsWith(`${known} `));
    if (isQuick && key in SLOW) continue;
    try {
      assert.ok(key, 'no test follows this command: scripts/test-desk.mjs');
      await steps[key](command);
      count.passed += 1;
      console.log(`✓ ${command}`);
    } catch (error) {
      count.failed += 1;
      console.error(`✗ ${command}\n${error.message}`);
    }
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await testDesk({ isQuick: process.argv.includes('--quick') });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
