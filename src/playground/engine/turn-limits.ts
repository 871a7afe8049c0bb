import type { Story } from 'inkjs/engine/Story';

/** How much one turn may be. The counted limits come to the same result on every machine. */
export const LIMITS = {
  steps: 200_000,
  lines: 1000,
  /** Pieces that ink joins to one line. */
  piecesPerLine: 1500,
  /** Characters of one value; ink doubles a text in one step. */
  textLength: 100_000,
  /** Characters that a turn prints. */
  printed: 2_000_000,
  milliseconds: 2000,
};

/** How many steps go between two looks at the clock. */
const STEPS_PER_LOOK = 64;

/** A turn that had to be stopped. */
export class EndlessTurn extends Error {}

/** Counts what a turn does, and stops it where it is too much. */
export class TurnLimits {
  private steps = 0;
  private lines = 0;
  private printed = 0;
  private pieces = 0;
  private deadline = Infinity;

  /** Begins a turn; it may last until `lastMoment` of the clock at most. */
  begin(lastMoment = Infinity): void {
    this.steps = 0;
    this.lines = 0;
    this.printed = 0;
    this.pieces = 0;
    this.deadline = Math.min(performance.now() + LIMITS.milliseconds, lastMoment);
  }

  countLine(): void {
    this.lines += 1;
    if (this.lines > LIMITS.lines) throw new EndlessTurn();
  }

  countStep({ state }: Story): void {
    this.steps += 1;
    const { outputStream, evaluationStack } = state;
    if (outputStream.length > this.pieces) this.printed += lengthOf(outputStream.at(-1));
    this.pieces = outputStream.length;
    const isTooMuch =
      this.steps > LIMITS.steps ||
      this.pieces > LIMITS.piecesPerLine ||
      this.printed > LIMITS.printed ||
      lengthOf(evaluationStack.at(-1)) > LIMITS.textLength ||
      (this.steps % STEPS_PER_LOOK === 0 && performance.now() > this.deadline);
    if (isTooMuch) throw new EndlessTurn();
  }
}

function lengthOf(content: object | undefined): number {
  return content !== undefined && 'value' in content && typeof content.value === 'string'
    ? content.value.length
    : 0;
}
