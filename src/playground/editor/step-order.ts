export type Direction = 'undo' | 'redo';

/** Something that was done beside the text of a story, and how it is undone and done again. */
export type StepBeside = Record<Direction, () => void>;

/** A step of a story: the files whose own histories have it, or what was done beside the text. */
export type StoryStep = readonly (string | null)[] | StepBeside;

/** The steps of a story in their order, whichever of its files they are in. */
export class StepOrder {
  private readonly steps: Record<Direction, StoryStep[]> = { undo: [], redo: [] };

  /** Something new was done. */
  add(step: StoryStep): void {
    this.steps.undo.push(step);
    this.steps.redo = [];
  }

  /** The step that is undone or done again now; undefined if there is none. */
  take(direction: Direction): StoryStep | undefined {
    const step = this.steps[direction].pop();
    if (step !== undefined) this.steps[opposite(direction)].push(step);
    return step;
  }

  /** One file took its last step back or forth by itself. */
  follow(direction: Direction, file: string | null): void {
    const steps = this.steps[direction];
    const last = steps.findLastIndex((step) => isIn(step, file));
    const step = steps[last];
    if (isIn(step, file)) {
      const others = step.filter((other) => other !== file);
      steps.splice(last, 1, ...(others.length > 0 ? [others] : []));
    }
    this.steps[opposite(direction)].push([file]);
  }
}

function opposite(direction: Direction): Direction {
  return direction === 'undo' ? 'redo' : 'undo';
}

function isIn(
  step: StoryStep | undefined,
  file: string | null,
): step is readonly (string | null)[] {
  return Array.isArray(step) && step.includes(file);
}
