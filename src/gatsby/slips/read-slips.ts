import type { Problem } from '../../base/problems/problem';
import { parseSlips } from '../../lessons/slips/parse-slips';
import type { SlipEntry } from '../../lessons/slips/slip-entry';
import { SLIPS_FOLDER } from '../project/content-files';
import { readYamlFiles } from '../project/read-yaml-files';

/** Reads and parses the slips from disk; a project without such files has none. */
export function readSlips(projectRoot: string): { slips: SlipEntry[]; problems: Problem[] } {
  const parsed = readYamlFiles(projectRoot, SLIPS_FOLDER).map(({ source, file }) =>
    parseSlips(source, file),
  );
  return {
    slips: parsed.flatMap(({ slips }) => slips),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
