import type { ClaimRun } from '../../lessons/claims/claim';
import type { ClaimFailure } from '../../lessons/claims/describe-failure';
import { coreMaker, type MakeCore } from './load-core';
import { playClaim } from './play-claim';

/** How a claim is proven, with the engine that this project has installed. */
export interface ProvenClaim {
  projectRoot: string;
  proof: ClaimRun;
}

/** What is kept of it; a bare null would look like nothing kept. */
export interface PlayedClaim {
  failure: ClaimFailure | null;
}

const makers = new Map<string, MakeCore>();

/** Plays a claim on the installed engine. */
export async function playProof({ projectRoot, proof }: ProvenClaim): Promise<PlayedClaim> {
  const makeCore = makers.get(projectRoot) ?? coreMaker(projectRoot);
  makers.set(projectRoot, makeCore);
  return { failure: await playClaim(proof, makeCore) };
}
