/** Parts of what a reader sees; `act` is whether there was something to press. */
export const PARTS = [
  'toolbar',
  'scenes',
  'prompt',
  'choices',
  'end',
  'overlay',
  'error',
  'act',
] as const;

export type Part = (typeof PARTS)[number];

/** What may differ in a recorded story. */
export interface Excuse {
  /** The excuse as it is written. */
  written: string;
  /** The recording’s id, or `*` for all. */
  recording: string;
  /** Whether it depends on the machine, so that it may not be needed. */
  isOptional: boolean;
  /** The only steps in which it may differ, counted from 0; null for all. */
  steps: { first: number; last: number } | null;
  part: Part;
  /** A text of the engine, or `''` where it shows nothing. */
  engine: string;
  /** What the playground shows in its place. */
  here: string;
}

/** Something that the playground does differently from the engine. */
export interface Difference {
  id: string;
  title: string;
  explanation: string;
  /** Whether a downloaded game does as the engine does. */
  onlyHere: boolean;
  /** The version of the engine’s web UI that it was seen with. */
  engine: string;
  /** Recorded paragraphs that show it. */
  paragraphs: readonly string[];
  excuses: readonly Excuse[];
}
