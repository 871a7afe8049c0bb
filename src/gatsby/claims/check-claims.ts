import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import { isRun, type Claim } from '../../lessons/claims/claim';
import { describeFailure } from '../../lessons/claims/describe-failure';
import { plainText, type PlainText } from '../../lessons/claims/find-sentence';
import { placeClaims, type ClaimTargets } from '../../lessons/claims/place-claims';
import { entries } from '../project/entries';
import type { SampleCheckOptions } from '../samples/check-samples';
import { cacheResults, resultKey } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { PlayedClaim, ProvenClaim } from './play-proof';

const playProof: Task<ProvenClaim, PlayedClaim> = {
  file: entries.playProof,
  name: 'playProof',
};

/**
 * Runs every claim on the installed engine, once per content; returns problems for those that are false or quote a
 * sentence that no longer exists.
 */
export async function checkClaims(
  projectRoot: string,
  claims: readonly Claim[],
  targets: Omit<ClaimTargets, 'textOf'>,
  { digest, ...options }: SampleCheckOptions,
): Promise<Problem[]> {
  const texts = new Map<string, PlainText>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? plainText(readFileSync(path.join(projectRoot, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
  const { placed, problems } = placeClaims(claims, { ...targets, textOf });
  const runs = placed.flatMap((one) => {
    const { proof } = one.claim;
    const key = resultKey(digest, ['claim', proof]);
    return isRun(proof) ? [{ one, key, input: { projectRoot, proof } }] : [];
  });
  const played = await cacheResults(playProof, runs, options);
  const failures = runs.flatMap(({ one }, index) => {
    const failure = played[index]?.failure ?? null;
    return failure === null ? [] : [describeFailure(one, failure)];
  });
  return [...problems, ...failures];
}
