import { isRecord } from '../../../ink/story/story-program';
import type { Move } from './game-view';
import { isMove } from './move';

/** A move, and the text of the choice that it takes, by which it is found again in a changed story. */
export interface Step {
  move: Move;
  label: string | null;
}

/** Whether a value from outside is a step. */
export function isStep(value: unknown): value is Step {
  if (!isRecord(value) || !isMove(value.move)) return false;
  return value.label === null || typeof value.label === 'string';
}
