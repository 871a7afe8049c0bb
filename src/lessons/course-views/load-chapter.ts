import { loadGame } from '../../playground/download/zip-files';
import { applyStep } from '../course/apply-step';
import type { StepOfCourse } from '../course/draw-steps';

/** What a step of the course begins with. */
export interface LoadedStep {
  /** The game as it is in the course before the step. */
  source: string;
  /** The pictures and sounds of the chapter. */
  assets: ReadonlyMap<string, Blob>;
}

/** Loads the game that a step begins with, and the files of its chapter; rejects if they cannot be had. */
export async function loadChapter({
  before,
  after,
  steps,
}: Omit<StepOfCourse, 'chapter' | 'total'>): Promise<LoadedStep> {
  const [from, to] = await Promise.all([
    before === null ? null : loadGame(before),
    loadGame(after),
  ]);
  let source = from?.program.source ?? '';
  for (const blocks of steps.slice(0, -1)) {
    const applied = applyStep(source, blocks);
    // The build has checked that they fit.
    if ('source' in applied) ({ source } = applied);
  }
  return { source, assets: to.assets };
}
