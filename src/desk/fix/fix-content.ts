import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REDIRECTS_FILE } from '../../build/content/content-files';
import { applyFixes, type LineFix } from '../../core/problems/apply-fixes';
import type { DeskReport } from '../check/desk-check';
import { addRedirect } from '../new/add-redirect';
import { movedIdFixes } from './move-ids';
import { slashFixes } from './tidy-links';
import { tidyLines } from './tidy-lines';

/** A change that was made, and where. */
export interface Change extends LineFix {
  file: string;
}

/** A fix can reveal another problem; more rounds than this have never helped. */
const ROUNDS = 5;

/**
 * Fixes every problem with only one possible fix, and checks again until nothing is left to do. Returns the changes
 * and the report of what remains.
 */
export async function fixContent(
  projectRoot: string,
  check: () => Promise<DeskReport>,
): Promise<{ changes: Change[]; report: DeskReport }> {
  const changes: Change[] = [];
  let report = await check();
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = [...fixFiles(projectRoot, report), ...addRedirects(projectRoot, report)];
    if (made.length === 0) break;
    changes.push(...made);
    report = await check();
  }
  return { changes, report };
}

function fixFiles(projectRoot: string, { problems, content, movedIds }: DeskReport): Change[] {
  const docs = content.versions.flatMap((version) => version.docs);
  const files = new Set([...docs.map(({ file }) => file), ...problems.map(({ file }) => file)]);
  return [...files].flatMap((file) => {
    const doc = docs.find((candidate) => candidate.file === file);
    const told = problems.flatMap(({ file: place, line, fix }) =>
      place === file && fix ? [{ line, ...fix }] : [],
    );
    return changeFile(projectRoot, file, (source) => {
      const { source: fixed, applied } = applyFixes(source, [
        ...told,
        ...(doc === undefined ? movedIdFixes(source, movedIds) : slashFixes(doc)),
      ]);
      if (doc === undefined) return { source: fixed, changes: applied };
      const tidy = tidyLines(fixed);
      return { source: tidy.source, changes: [...applied, ...tidy.changes] };
    });
  });
}

function addRedirects(projectRoot: string, { lostAddresses }: DeskReport): Change[] {
  return lostAddresses.flatMap(({ from, to }) => {
    if (to === null) return [];
    const redirect = { from, to, reason: 'The page has moved.' };
    return changeFile(projectRoot, REDIRECTS_FILE, (source) => ({
      source: addRedirect(source, redirect),
      changes: [{ line: source.split('\n').length, from: 'no redirect', to: `${from} → ${to}` }],
    }));
  });
}

function changeFile(
  projectRoot: string,
  file: string,
  change: (source: string) => { source: string; changes: LineFix[] },
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
