import { Story } from 'inkjs/engine/Story';

/** More than any claim takes; counted, so that every machine comes to the same result. */
const MOST_STEPS = 100_000;

/** A story that ends with an error where it would never stop. What is random in it comes out the same each time. */
export class LimitedStory extends Story {
  // Ink steps within its own constructor already, before this has a value.
  private steps: number | undefined;

  override ContinueSingleStep(): boolean {
    this.steps = (this.steps ?? 0) + 1;
    if (this.steps <= MOST_STEPS) return super.ContinueSingleStep();
    // Thrown, it could be lost: the engine does not wait for a game that a tag restarts.
    this.AddError('the story never stops');
    return true;
  }

  override ResetState(): void {
    super.ResetState();
    this.state.storySeed = 1;
  }
}
