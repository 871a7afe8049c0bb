import { setImmediate } from 'node:timers/promises';
import type { ClaimRun } from '../../lessons/claims/claim';
import { compareStep } from '../../lessons/claims/compare-step';
import type { ClaimFailure } from '../../lessons/claims/describe-failure';
import { ClaimGame } from './claim-game';
import { emptyRecord } from './game-record';
import type { MakeCore } from './load-core';

/** Plays a claim up to the first step with an unexpected result; null if the claim is true. */
export async function playClaim(run: ClaimRun, makeCore: MakeCore): Promise<ClaimFailure | null> {
  const game = new ClaimGame(run, makeCore);
  for (const [index, step] of run.steps.entries()) {
    game.record = emptyRecord();
    try {
      if (index === 0) await game.open();
      // The calls that the engine makes when a page is opened can be checked with `reopen`.
      game.record.calls = {};
      if (index > 0 || game.isOpen) await game.move(step.move);
    } catch (error) {
      game.fail(error);
    }
    // The engine does not await its saves, nor a game that a tag restarts.
    await setImmediate();
    const mismatches = compareStep(step, await game.observe(step.checks));
    if (mismatches.length > 0) return { step: index, mismatches };
  }
  return null;
}
