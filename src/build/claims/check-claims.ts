import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRun, type Claim, type ClaimRun } from '../../core/claims/claim';
import { describeFailure, type ClaimFailure } from '../../core/claims/describe-failure';
import { plainText, type PlainText } from '../../core/claims/find-sentence';
import { placeClaims, type ClaimTargets } from '../../core/claims/place-claims';
import type { Problem } from '../../core/problems/problem';
import type { SampleCheckOptions } from '../samples/check-samples';
import { coreMaker, type MakeCore } from './load-core';
import { playClaim } from './play-claim';

/** The cached value; a bare null would count as a cache miss. */
interface Outcome {
  failure: ClaimFailure | null;
}

/**
 * Runs every claim on the installed engine, once per content; returns problems for those that are false or quote a
 * sentence that no longer exists.
 */
export async function checkClaims(
  projectRoot: string,
  claims: readonly Claim[],
  targets: Omit<ClaimTargets, 'textOf'>,
  { cache, digest }: SampleCheckOptions,
): Promise<Problem[]> {
  const texts = new Map<string, PlainText>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? plainText(readFileSync(path.join(projectRoot, file), 'utf8'));
    texts.set(file, text);
    return text;
  };
  const { placed, problems } = placeClaims(claims, { ...targets, textOf });
  let core: MakeCore | undefined;
  const kept: Promise<unknown>[] = [];
  for (const one of placed) {
    const { proof } = one.claim;
    if (!isRun(proof)) continue;
    const key = keyOf(proof, digest);
    let outcome = (await cache.get(key)) as Outcome | undefined;
    if (outcome === undefined) {
      core ??= coreMaker(projectRoot);
      outcome = { failure: await playClaim(proof, core) };
      // Awaited together: one by one, the cache would write each to disk before the next.
      kept.push(cache.set(key, outcome));
    }
    if (outcome.failure !== null) problems.push(describeFailure(one, outcome.failure));
  }
  await Promise.all(kept);
  return problems;
}

function keyOf(proof: ClaimRun, digest: string): string {
  return createHash('sha256')
    .update(digest)
    .update(JSON.stringify(['claim', proof]))
    .digest('hex');
}
