import { isRecord } from '../../../ink/story/story-program';
import { isStep, type Step } from '../../player/engine/step';

/** A play that was recorded, to be compared after each change of the story. Plain JSON, to be kept with a project. */
export interface Pin {
  id: string;
  /** Its last line when it was recorded. */
  name: string;
  seed: number;
  steps: Step[];
  /** What was printed then, and the choices that were taken, each after `> `. */
  text: string[];
}

/** Validates stored pins; what is none is left out. */
export function parsePins(value: unknown): Pin[] {
  return Array.isArray(value) ? value.map(parsePin).filter((pin) => pin !== null) : [];
}

function parsePin(value: unknown): Pin | null {
  if (!isRecord(value)) return null;
  const { id, name, seed, steps, text } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof seed !== 'number') return null;
  if (!Array.isArray(steps) || !steps.every(isStep)) return null;
  if (!Array.isArray(text) || !text.every((line) => typeof line === 'string')) return null;
  return { id, name, seed, steps, text };
}
