import type { Story } from 'inkjs/engine/Story';

/**
 * The limits of one turn. Only the time limit can tell an endless turn from a long one; the others limit memory use.
 */
export const LIMITS = {
  milliseconds: 4000,
  steps: 5_000_000,
  /** Pieces of text that ink holds before joining them into lines. */
  pieces: 50_000,
  /** Characters of one value; ink can double a text in one step. */
  textLength: 100_000,
  /** Characters that a turn prints. */
  printed: 2_000_000,
};

/** How many steps to run between two checks of the clock. */
const STEPS_PER_LOOK = 64;

/** Thrown when a turn had to be stopped. */
export class EndlessTurn extends Error {}

/** Counts the steps of a turn, and stops it when a limit is exceeded. */
export class TurnLimits {
  private steps = 0;
  private printed = 0;
  private pieces = 0;
  private deadline = Infinity;

  constructor(private readonly limits: Readonly<typeof LIMITS> = LIMITS) {}

  /** Begins a turn, which ends by `lastMoment` of the clock at the latest. */
  begin(lastMoment = Infinity): void {
    this.steps = 0;
    this.printed = 0;
    this.pieces = 0;
    this.deadline = Math.min(performance.now() + this.limits.milliseconds, lastMoment);
  }

  countStep({ state }: Story): void {
    const { limits } = this;
    this.steps += 1;
    const { outputStream, evaluationStack } = state;
    if (outputStream.length > this.pieces) this.printed += lengthOf(outputStream.at(-1));
    this.pieces = outputStream.length;
    const isTooMuch =
      this.steps > limits.steps ||
      this.pieces > limits.pieces ||
      this.printed > limits.printed ||
      lengthOf(evaluationStack.at(-1)) > limits.textLength ||
      (this.steps % STEPS_PER_LOOK === 0 && performance.now() > this.deadline);
    if (isTooMuch) throw new EndlessTurn();
  }
}

function lengthOf(content: object | undefined): number {
  return content !== undefined && 'value' in content && typeof content.value === 'string'
    ? content.value.length
    : 0;
}
