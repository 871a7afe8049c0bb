import type { Problem } from '../../base/problems/problem';
import type { Claim } from '../../lessons/claims/claim';
import { parseClaims } from '../../lessons/claims/parse-claims';
import { CLAIMS_FOLDER } from '../project/content-files';
import { readYamlFiles } from '../project/read-yaml-files';

type ClaimFiles = ReturnType<typeof readYamlFiles>;

interface ParsedClaims {
  claims: Claim[];
  problems: Problem[];
}

/** Reads the files of claims from disk; a project can have none. */
export const claimFiles = (projectRoot: string): ClaimFiles =>
  readYamlFiles(projectRoot, CLAIMS_FOLDER);

/** Parses files of claims. */
export function parseClaimFiles(files: ClaimFiles): ParsedClaims {
  const parsed = files.map(({ source, file }) => parseClaims(source, file));
  return {
    claims: parsed.flatMap(({ claims }) => claims),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

/** Reads and parses the claims from disk. */
export const readClaims = (projectRoot: string): ParsedClaims =>
  parseClaimFiles(claimFiles(projectRoot));
