// Follows the tutorial: runs every command on its pages in a copy of the site, and checks the results. `npm run
// test:tutorial`; with `--quick`, only the commands that need neither a server nor a build, nor check all pages again: part of `npm test`.
import { blogOutline, blogSteps } from './tutorial/blog-steps.mjs';
import { documentSteps } from './tutorial/document-steps.mjs';
import {
  deploySteps,
  hostSteps,
  retireSteps,
  translateSteps,
  versionSteps,
} from './tutorial/publish-steps.mjs';
import { sendSteps } from './tutorial/send-steps.mjs';
import { serverSteps } from './tutorial/server-steps.mjs';
import { teamSteps } from './tutorial/team-steps.mjs';
import { prepare } from './tutorial/tutorial-copy.mjs';
import { commandsOf } from './tutorial/tutorial-page.mjs';
import { watchEnd } from './watch-end.mjs';

/**
 * The pages in reading order, each with its steps keyed by the start of their commands, followed by steps described
 * in words or code.
 */
const PAGES = [
  ['tutorial-basics/create-a-document', { ...documentSteps, ...serverSteps }],
  ['tutorial-extras/write-in-the-browser', { ...serverSteps, ...sendSteps }],
  ['tutorial-extras/set-up-writing', teamSteps],
  ['tutorial-basics/create-a-blog-post', {}, { ...blogOutline, ...blogSteps }],
  ['tutorial-basics/deploy-your-site', deploySteps, hostSteps],
  ['tutorial-basics/congratulations', {}],
  ['tutorial-extras/manage-docs-versions', versionSteps],
  ['tutorial-extras/translate-your-site', translateSteps, retireSteps],
];

/** It checks all pages three times. */
const { 'npm run content:check -- --fix': _fix, ...quickDocumentSteps } = documentSteps;

const QUICK = new Set(
  [quickDocumentSteps, sendSteps, teamSteps, blogOutline].flatMap((steps) => Object.keys(steps)),
);

/** The step for a command: the one with the longest matching start. */
function stepFor(command, steps) {
  const key = Object.keys(steps)
    .filter((known) => command === known || command.startsWith(`${known} `))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? null : { isQuick: QUICK.has(key), follow: steps[key] };
}

/** Runs the steps of the tutorial; counts those that did what the page says. */
async function testTutorial({ isQuick, pages = PAGES.map(([page]) => page) }) {
  prepare();
  const count = { passed: 0, failed: 0 };
  for (const [page, steps, told = {}] of PAGES.filter(([name]) => pages.includes(name))) {
    for (const command of new Set([...commandsOf(page), ...Object.keys(told)])) {
      const step = stepFor(command, { ...steps, ...told });
      if (isQuick && step?.isQuick === false) continue;
      try {
        if (step === null) throw new Error('No test covers this command: see scripts/tutorial.');
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

const args = process.argv.slice(2);
const end = watchEnd({ describe: () => 'the commands of the tutorial' });
const pages = args.filter((arg) => !arg.startsWith('--'));
const { passed, failed } = await testTutorial({
  isQuick: args.includes('--quick'),
  ...(pages.length > 0 && { pages }),
});
end.finish();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
