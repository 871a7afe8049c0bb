import type { Problem } from '../../base/problems/problem';
import type { Claim } from '../../lessons/claims/claim';
import { parseClaims } from '../../lessons/claims/parse-claims';
import { cacheLast } from '../project/cache-last';
import { CLAIMS_FOLDER } from '../project/content-files';
import { readYamlFiles } from '../project/read-yaml-files';

const parseAll = cacheLast((files: readonly { source: string; file: string }[]) =>
  files.map(({ source, file }) => parseClaims(source, file)),
);

/** Reads and parses the claims from disk; a project without claim files has no claims. */
export function readClaims(projectRoot: string): { claims: Claim[]; problems: Problem[] } {
  const parsed = parseAll(readYamlFiles(projectRoot, CLAIMS_FOLDER));
  return {
    claims: parsed.flatMap(({ claims }) => claims),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}
