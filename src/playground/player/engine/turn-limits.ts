import type { Story } from 'inkjs/engine/Story';

/**
 * The limits of one turn. They are counted and not timed, so that a story that plays on one machine plays on all, however
 * slow or busy they are.
 */
export const LIMITS = {
  /** Some seconds of work; in a game, the page would hang as long. */
  steps: 5_000_000,
  /** Characters of one value; ink can double a text in one step. */
  textLength: 100_000,
  /** Characters that a turn prints, and a few more for each piece: short lines without end are drawn one by one, too. */
  printed: 2_000_000,
};

/** How many characters a piece of text counts for in addition. */
const PIECE = 10;

/** How much a story may hold while a step counts as one: ink goes through all of it again and again. */
const HELD_PER_STEP = 100;

/** Thrown when a turn had to be stopped. */
export class EndlessTurn extends Error {}

/** Counts the steps of a turn, and stops it when a limit is exceeded. */
export class TurnLimits {
  private steps = 0;
  private printed = 0;
  private pieces = 0;

  constructor(private readonly limits: Readonly<typeof LIMITS> = LIMITS) {}

  /** Begins a turn. */
  begin(): void {
    this.steps = 0;
    this.printed = 0;
    this.pieces = 0;
  }

  countStep({ state }: Story): void {
    const { limits } = this;
    const { outputStream, evaluationStack } = state;
    const value = sizeOf(evaluationStack.at(-1));
    this.steps += 1 + Math.floor((heldBy(state) + value) / HELD_PER_STEP);
    if (outputStream.length > this.pieces) this.printed += PIECE + sizeOf(outputStream.at(-1));
    this.pieces = outputStream.length;
    const isTooMuch =
      this.steps > limits.steps || this.printed > limits.printed || value > limits.textLength;
    if (isTooMuch) throw new EndlessTurn();
  }
}

/** What ink copies at each new line, and, by far the most often, the pieces of the line that it joins. */
function heldBy({ outputStream, callStack, generatedChoices }: Story['state']): number {
  const { depth, _threads: threads } = callStack;
  return 4 * outputStream.length + depth + threads.length + generatedChoices.length;
}

/** The characters of a text, or the items of a list. */
function sizeOf(content: object | undefined): number {
  if (content === undefined || !('value' in content)) return 0;
  const { value } = content;
  if (typeof value === 'string') return value.length;
  return value instanceof Map ? value.size : 0;
}
