import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '../base/problems/format-problems';
import { formatAnnotation, formatReport } from '../base/problems/format-report';
import { gradeOf } from '../base/problems/problem';
import { readClaims } from '../gatsby/claims/read-claims';
import { readReference } from '../gatsby/content/read-reference';
import { DIFFERENCES_FILE } from '../gatsby/project/content-files';
import { listOutdated } from '../lessons/claims/list-outdated';
import { listUnproven } from '../lessons/claims/list-unproven';
import { parseDifferences } from '../lessons/differences/parse-differences';
import { formatSummary } from '../lessons/samples/sample-summary';
import { createAuthorCheck, type AuthorReport } from './check/author-check';
import { engineVersions } from './check/engine-versions';
import { watchContent } from './check/watch-content';
import { fixContent } from './fix/fix-content';
import { summarizeFixes } from './fix/summarize-fixes';

const HELP = `npm run content:check says what is wrong in the content, with file and line, without a build.

  npm run content:check -- --fix      fixes what has only one possible fix; says what was fixed and what is left
  npm run content:check -- --strict   ends with status 1 for hints, too, as CI does
  npm run content:check -- --report F writes the list into the file F too, as a comment for a pull request
  npm run content:check -- --watch    checks again at every change, until Ctrl+C
  npm run content:check -- --unproven lists the claims that are not run, for they are about the web UI
  npm run content:check -- --browser DIR plays the recordings and the claims about what is shown in a built web UI
                                      (its folder with index.html), and prints what differs; --only TEXT plays some
  npm run content:check -- --engine   lists what was made with another version of the engine than the present one

It ends with status 1 where there is a problem that stops a build of the published site.`;

/** Checks the content of the project in the working directory; resolves with the exit status. */
export async function main(args: readonly string[]): Promise<number> {
  let flags;
  try {
    const flag = { type: 'boolean' } as const;
    const options = {
      fix: flag,
      strict: flag,
      report: { type: 'string' } as const,
      watch: flag,
      unproven: flag,
      engine: flag,
      browser: { type: 'string' } as const,
      only: { type: 'string' } as const,
      help: flag,
    };
    flags = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 1;
  }
  if (flags.help) {
    console.log(HELP);
    return 0;
  }
  if (flags.unproven) {
    console.log(listUnproven(readClaims(process.cwd()).claims));
    return 0;
  }
  if (flags.browser !== undefined) {
    // Only this needs a browser.
    const { checkInBrowser } = await import('./browser/check-in-browser');
    return checkInBrowser(flags.browser, flags.only);
  }
  if (flags.engine) return checkEngine(process.cwd());
  const startedAt = performance.now();
  const check = createAuthorCheck(process.cwd());
  if (flags.watch) return keepChecking(check);
  const report = flags.fix ? await fixAll(check) : await check();
  if (!flags.fix) console.log(describe(report) + describeFixable(report));
  if (flags.report !== undefined) writeFileSync(flags.report, formatReport(report.problems));
  if (process.env.GITHUB_ACTIONS === 'true')
    console.log(report.problems.map(formatAnnotation).join('\n'));
  console.log(`Checked in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return report.problems.some((it) => flags.strict === true || gradeOf(it) === 'problem') ? 1 : 0;
}

function checkEngine(projectRoot: string): number {
  const { installed, recorded } = engineVersions(projectRoot);
  const { claims } = readClaims(projectRoot);
  const { entries } = readReference(projectRoot);
  const list = readFileSync(path.join(projectRoot, DIFFERENCES_FILE), 'utf8');
  const { differences } = parseDifferences(list, DIFFERENCES_FILE);
  const outdated = listOutdated({ claims, entries, differences, recorded, installed });
  const names = Object.entries({ ...recorded, ...installed }).map((pair) => pair.join(' '));
  console.log(
    outdated.length === 0
      ? `Claims, recordings, differences and reference were made with ${names.join(', ')}: nothing is outdated.`
      : outdated.join('\n\n'),
  );
  return outdated.length === 0 ? 0 : 1;
}

/** Fixes what can be fixed, and tells what was changed and what is left. */
async function fixAll(check: () => Promise<AuthorReport>): Promise<AuthorReport> {
  const { changes, before, report } = await fixContent(process.cwd(), check);
  for (const { file, line, verb, from, to } of changes) {
    console.log(`${file}:${line}  ${verb}  ${from} → ${to}`);
  }
  console.log(describe(report));
  if (before.problems.length > 0) {
    console.log(`\n${summarizeFixes(before.problems, report.problems)}`);
  }
  return report;
}

function describe({ problems, samples, content }: AuthorReport): string {
  const pages = content.versions.reduce((sum, { docs }) => sum + docs.length, 0);
  if (problems.length === 0) return `No problems in ${pages} pages. ${formatSummary(samples)}`;
  return formatProblems(problems);
}

function describeFixable({ problems, lostAddresses }: AuthorReport): string {
  const fixable =
    problems.filter(({ fix }) => fix !== undefined).length +
    lostAddresses.filter(({ to }) => to !== null).length;
  return fixable === 0 ? '' : `\n\nnpm run content:check -- --fix can fix ${fixable} of them.`;
}

/** Checks at every change; reports to the parent process if there is one, otherwise to the terminal. */
async function keepChecking(check: () => Promise<AuthorReport>): Promise<number> {
  const hasParent = process.send !== undefined;
  // It may end, or need no more, while the first check goes on.
  const isAlone = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
  });
  let isChecking = false;
  let isAsked = false;
  let changes = 0;
  const run = async () => {
    isAsked = isChecking;
    if (isChecking) return;
    isChecking = true;
    const known = changes;
    try {
      const report = await check();
      const isCurrent = known === changes;
      // Of a text that was saved meanwhile, it would say what is not true any more. With a callback, a parent process that
      // has ended is not an error.
      if (isCurrent && hasParent) process.send?.({ problems: report.problems }, () => undefined);
      else if (isCurrent) console.log(`\n${describe(report)}${describeFixable(report)}`);
    } catch (error) {
      // A file was removed while it was being read: its change will arrive here.
      console.error(error instanceof Error ? error.message : error);
    }
    isChecking = false;
    if (isAsked) await run();
  };
  const onTouched = () => {
    changes += 1;
  };
  const stop = watchContent(process.cwd(), () => void run(), onTouched);
  await run();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve(0);
    };
    process.once('SIGINT', end);
    void isAlone.then(end);
  });
}
