import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFixes, type LineFix } from '../../base/problems/apply-fixes';
import { withTrailingSlash } from '../../base/paths/site-path';
import { addRedirect, changedRedirects, makeWay } from '../../cms/editing/redirects';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { REDIRECTS_FILE } from '../../gatsby/project/content-files';
import type { AuthorReport } from '../check/author-check';
import { changeSource } from '../new/change-source';
import { movedIdFixes } from './move-ids';
import { tidyLines } from './tidy-lines';
import { slashFixes } from './tidy-links';

/** A change that was made, and where. */
export interface Change extends LineFix {
  file: string;
  /** Whether it fixed a problem, or only tidied what the check accepts. */
  verb: 'fixed' | 'tidied';
}

/** A fix can reveal another problem; more rounds than this have never helped. */
const ROUNDS = 5;

/**
 * Fixes every problem with only one possible fix, and checks again until nothing is left to do. Returns the changes,
 * and the reports from before and after them.
 */
export async function fixContent(
  projectRoot: string,
  check: () => Promise<AuthorReport>,
): Promise<{ changes: Change[]; before: AuthorReport; report: AuthorReport }> {
  const changes: Change[] = [];
  const before = await check();
  let report = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = [
      ...fixFiles(projectRoot, report),
      ...fixRedirects(projectRoot, report),
      ...addRedirects(projectRoot, report),
    ];
    if (made.length === 0) break;
    changes.push(...made);
    report = await check();
  }
  return { changes, before, report };
}

type NamedFix = Omit<Change, 'file'>;

function named(verb: Change['verb'], fixes: readonly LineFix[]): NamedFix[] {
  return fixes.map((fix) => ({ ...fix, verb }));
}

function fixFiles(projectRoot: string, { problems, content, movedIds }: AuthorReport): Change[] {
  const docs = content.versions.flatMap((version) => version.docs);
  const files = new Set([...docs.map(({ file }) => file), ...problems.map(({ file }) => file)]);
  return [...files].flatMap((file) => {
    const doc = docs.find((candidate) => candidate.file === file);
    const told = problems.flatMap(({ file: place, line, fix }) =>
      place === file && fix ? [{ line, ...fix }] : [],
    );
    return changeFile(projectRoot, file, (source) => {
      const moved = doc === undefined ? movedIdFixes(source, movedIds) : [];
      const fixed = applyFixes(source, [...told, ...moved]);
      const changes = named('fixed', fixed.applied);
      if (doc === undefined) return { source: fixed.source, changes };
      const slashed = applyFixes(fixed.source, slashFixes(doc));
      const tidy = tidyLines(slashed.source);
      changes.push(...named('tidied', [...slashed.applied, ...tidy.changes]));
      return { source: tidy.source, changes };
    });
  });
}

/** Makes redirects lead straight to their pages, and removes those that go in a circle or hide a page. */
function fixRedirects(projectRoot: string, { problems, content }: AuthorReport): Change[] {
  if (!problems.some(({ file }) => file === REDIRECTS_FILE)) return [];
  const docs = content.versions.flatMap((version) => version.docs);
  const pages = new Set(
    docs.filter(({ frontmatter }) => frontmatter.draft !== true).map((doc) => doc.path),
  );
  return changeFile(projectRoot, REDIRECTS_FILE, (source) => {
    const parsed = parseRedirects(source, REDIRECTS_FILE);
    if (parsed.problems.length > 0) return { source, changes: [] };
    const fixed = makeWay(source, (address) => pages.has(address));
    const changes = changedRedirects(source, fixed).map(({ from, before, now }) => ({
      line: parsed.redirects.find((one) => one.from === withTrailingSlash(from))?.line ?? 1,
      from: `${from} → ${before}`,
      to: now === null ? 'no redirect' : `${from} → ${now}`,
    }));
    return { source: fixed, changes: named('fixed', changes) };
  });
}

function addRedirects(projectRoot: string, { lostAddresses }: AuthorReport): Change[] {
  return lostAddresses.flatMap(({ from, to }) => {
    if (to === null) return [];
    const redirect = { from, to, reason: 'The page has moved.' };
    return changeFile(projectRoot, REDIRECTS_FILE, (source) => ({
      source: changeSource(REDIRECTS_FILE, () => addRedirect(source, redirect)),
      changes: named('fixed', [
        { line: source.split('\n').length, from: 'no redirect', to: `${from} → ${to}` },
      ]),
    }));
  });
}

function changeFile(
  projectRoot: string,
  file: string,
  change: (source: string) => { source: string; changes: NamedFix[] },
): Change[] {
  const absolutePath = path.join(projectRoot, file);
  const before = readFileSync(absolutePath);
  const text = before.toString('utf8');
  // A file that is not UTF-8 would be damaged when written.
  if (!Buffer.from(text, 'utf8').equals(before)) return [];
  const { source, changes } = change(text);
  if (source !== text) writeFileSync(absolutePath, source);
  return changes.map((made) => ({ ...made, file }));
}
