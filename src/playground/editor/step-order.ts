import type { FileList } from '../story-edits/file-texts';

export type Direction = 'undo' | 'redo';

/** Something that was done beside the text of a story, and how it is undone and done again. */
export type StepBeside = Record<Direction, () => void>;

/** A step of a story: the files whose own histories have it, and what was done beside the text, in its order. */
export interface StoryStep {
  files: readonly (string | null)[];
  /** The files before it, to be undone, and after it, to be done again; null if none came or went. */
  listed: Record<Direction, FileList> | null;
  beside: readonly StepBeside[];
}

/** The steps of a story in their order, whichever of its files they are in. */
export class StepOrder {
  private readonly steps: Record<Direction, StoryStep[]> = { undo: [], redo: [] };

  /** Something new was done in files, or with their list. */
  add(files: readonly (string | null)[], listed: StoryStep['listed'] = null): void {
    this.push({ files, listed, beside: [] });
  }

  /** Something was done beside the text: as a step of its own, or as a part of the last one. */
  addBeside(step: StepBeside, isPart: boolean): void {
    const last = isPart ? this.steps.undo.pop() : undefined;
    const { files = [], listed = null, beside = [] } = last ?? {};
    this.push({ files, listed, beside: [...beside, step] });
  }

  /** The step that is undone or done again now; undefined if there is none. */
  take(direction: Direction): StoryStep | undefined {
    const step = this.steps[direction].pop();
    if (step !== undefined) this.steps[opposite(direction)].push(step);
    return step;
  }

  /** One file took its last step back or forth by itself; returns what is left of that step to do. */
  follow(direction: Direction, file: string | null): readonly StepBeside[] {
    const steps = this.steps[direction];
    const last = steps.findLastIndex(({ files }) => files.includes(file));
    const { files = [], listed = null, beside = [] } = steps[last] ?? {};
    const others = files.filter((other) => other !== file);
    const isWhole = others.length === 0 && listed === null;
    if (last >= 0) steps.splice(last, 1, ...(isWhole ? [] : [{ files: others, listed, beside }]));
    const done = isWhole ? beside : [];
    this.steps[opposite(direction)].push({ files: [file], listed: null, beside: done });
    return inOrder(done, direction);
  }

  private push(step: StoryStep): void {
    this.steps.undo.push(step);
    this.steps.redo = [];
  }
}

/** What was done beside the text, in the order in which it is undone or done again. */
export function inOrder(beside: readonly StepBeside[], direction: Direction): StepBeside[] {
  return direction === 'undo' ? [...beside].reverse() : [...beside];
}

function opposite(direction: Direction): Direction {
  return direction === 'undo' ? 'redo' : 'undo';
}
