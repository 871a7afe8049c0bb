// Follows the tutorial: runs every command that its pages show, in a copy of the site, and looks at what each has
// done. `npm run test:desk`; with `--quick`, those that take neither a server nor a build: part of `npm test`.
import { pathToFileURL } from 'node:url';
import { blogSteps } from './tutorial/blog-steps.mjs';
import { deskSteps } from './tutorial/desk-steps.mjs';
import {
  deploySteps,
  hostSteps,
  retireSteps,
  translateSteps,
  versionSteps,
} from './tutorial/publish-steps.mjs';
import { serverSteps } from './tutorial/server-steps.mjs';
import { prepare } from './tutorial/tutorial-copy.mjs';
import { commandsOf } from './tutorial/tutorial-page.mjs';

/**
 * The pages, in the order in which somebody would read them, each with its steps by how their commands begin, and those
 * that it tells in words or in code, which follow.
 */
const PAGES = [
  ['tutorial-basics/create-a-document', { ...deskSteps, ...serverSteps }],
  ['tutorial-extras/write-in-the-browser', serverSteps],
  ['tutorial-basics/create-a-blog-post', {}, blogSteps],
  ['tutorial-basics/deploy-your-site', deploySteps, hostSteps],
  ['tutorial-basics/congratulations', {}],
  ['tutorial-extras/manage-docs-versions', versionSteps],
  ['tutorial-extras/translate-your-site', translateSteps, retireSteps],
];

const QUICK = new Set(
  [deskSteps, versionSteps, retireSteps].flatMap((steps) => Object.keys(steps)),
);

/** The step for a command: the one whose beginning says most. */
function stepFor(command, steps) {
  const key = Object.keys(steps)
    .filter((known) => command === known || command.startsWith(`${known} `))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? null : { isQuick: QUICK.has(key), follow: steps[key] };
}

/** Runs the steps of the tutorial; counts those that did what the page says. */
export async function testDesk({ isQuick, pages = PAGES.map(([page]) => page) }) {
  prepare();
  const count = { passed: 0, failed: 0 };
  for (const [page, steps, told = {}] of PAGES.filter(([name]) => pages.includes(name))) {
    for (const command of new Set([...commandsOf(page), ...Object.keys(told)])) {
      const step = stepFor(command, { ...steps, ...told });
      if (isQuick && step?.isQuick === false) continue;
      try {
        if (step === null) throw new Error('No test follows this command: scripts/tutorial.');
        await step.follow(command);
        count.passed += 1;
        console.log(`✓ ${command}`);
      } catch (error) {
        count.failed += 1;
        console.error(`✗ ${page}: ${command}\n${error.message}`);
      }
    }
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [...args] = process.argv.slice(2);
  const pages = args.filter((arg) => !arg.startsWith('--'));
  const { passed, failed } = await testDesk({
    isQuick: args.includes('--quick'),
    ...(pages.length > 0 && { pages }),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
