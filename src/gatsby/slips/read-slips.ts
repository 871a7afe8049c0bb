import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import { parseSlips } from '../../lessons/slips/parse-slips';
import type { SlipEntry } from '../../lessons/slips/slip-entry';
import { SLIPS_FOLDER } from '../project/content-files';

/** Reads and parses the slips from disk; a project without such files has none. */
export function readSlips(projectRoot: string): { slips: SlipEntry[]; problems: Problem[] } {
  const folder = path.join(projectRoot, SLIPS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const parsed = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) =>
      parseSlips(readFileSync(path.join(folder, name), 'utf8'), `${SLIPS_FOLDER}/${name}`),
    );
  return {
    slips: parsed.flatMap(({ slips }) => slips),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
