import type { StoryProgram } from '../../../ink/story/story-program';
import { Walk } from '../walk/walk';
import type { TestAnswer, TestPlan } from './protocol';

/** How long to play before messages are read, and how often results are reported, in milliseconds. */
const SLICE = 40;
const REPORT_EVERY = 250;

/** Tests a story in slices, so that its worker can be told to pause. */
export class TestRun {
  private resume: (() => void) | null = null;
  private isPaused = false;

  constructor(private readonly answer: (answer: TestAnswer) => void) {}

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.resume?.();
  }

  async run(program: StoryProgram, { seed, plays, from }: TestPlan): Promise<void> {
    const opened = await Walk.open(program, seed, from);
    if ('messages' in opened) {
      this.answer({ type: 'refused', messages: opened.messages });
      return;
    }
    const { walk } = opened;
    const steps = walk.run();
    let reportedAt = performance.now();
    while (walk.plays < plays) {
      const end = performance.now() + SLICE;
      while (walk.plays < plays && performance.now() < end) steps.next();
      if (performance.now() - reportedAt > REPORT_EVERY) {
        this.answer({ type: 'report', report: await walk.report(), isDone: false });
        reportedAt = performance.now();
      }
      await new Promise((resolve) => setTimeout(resolve));
      if (this.isPaused) {
        this.answer({ type: 'report', report: await walk.report(), isDone: false });
        await new Promise<void>((resolve) => (this.resume = resolve));
      }
    }
    this.answer({ type: 'report', report: await walk.report(), isDone: true });
  }
}
