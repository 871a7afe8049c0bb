import type { Problem } from '../../base/problems/problem';
import { isRun } from './claim';
import type { Mismatch } from './compare-step';
import type { PlacedClaim } from './place-claims';

/** Where a claim turned out to be false: the step, from 0, and its mismatches. */
export interface ClaimFailure {
  step: number;
  mismatches: Mismatch[];
}

/** Reports, at the sentence of a claim, what the engine did instead. */
export function describeFailure(
  { claim, said }: PlacedClaim,
  { step, mismatches }: ClaimFailure,
): Problem {
  const differences = mismatches.map(
    ({ what, expected, actual }) => `${what} should be ${expected} and is ${actual}`,
  );
  return {
    severity: 'error',
    ...said,
    message: `“${claim.says}” is not what the engine does. ${whenOf(claim.proof, step)}: ${differences.join('; ')}.`,
    hint: `Correct the sentence, or the claim in ${claim.file}:${claim.line} if that is wrong.`,
  };
}

function whenOf(proof: PlacedClaim['claim']['proof'], step: number): string {
  const move = isRun(proof) ? proof.steps[step]?.move : undefined;
  if (step === 0 || move === undefined) return 'At the start';
  const value = move.value === true ? '' : `: ${JSON.stringify(move.value)}`;
  return `After step ${step} (${move.name}${value})`;
}
