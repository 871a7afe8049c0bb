import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import type { Claim } from '../../lessons/claims/claim';
import { parseClaims } from '../../lessons/claims/parse-claims';
import { CLAIMS_FOLDER } from '../project/content-files';

/** Reads and parses the claims from disk; a project without claim files has no claims. */
export function readClaims(projectRoot: string): { claims: Claim[]; problems: Problem[] } {
  const folder = path.join(projectRoot, CLAIMS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const parsed = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) =>
      parseClaims(readFileSync(path.join(folder, name), 'utf8'), `${CLAIMS_FOLDER}/${name}`),
    );
  return {
    claims: parsed.flatMap(({ claims }) => claims),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
