import { Story } from 'inkjs/engine/Story';

/** More than any claim needs; counted, so that every machine gets the same result. */
const MOST_STEPS = 100_000;

/** A story that stops with an error if it would run for ever. Random parts are the same each time. */
export class LimitedStory extends Story {
  // Ink already steps in its own constructor, before this has a value.
  private steps: number | undefined;

  override ContinueSingleStep(): boolean {
    this.steps = (this.steps ?? 0) + 1;
    if (this.steps <= MOST_STEPS) return super.ContinueSingleStep();
    // If thrown, it could be lost: the engine does not await a game that a tag restarts.
    this.AddError('the story never stops');
    return true;
  }

  override ResetState(): void {
    super.ResetState();
    this.state.storySeed = 1;
  }
}
