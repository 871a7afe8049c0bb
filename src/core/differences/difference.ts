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
  /** Whether it depends on the machine: such a one may be of no use. */
  isOptional: boolean;
  parts: readonly Part[];
  /** A text of the engine, and what stands for it here; null where the whole part may differ. */
  instead: { engine: string; here: string } | null;
}

/** Something that the playground does differently from the engine. */
export interface Difference {
  id: string;
  title: string;
  explanation: string;
  /** The version of the engine’s web UI that it was seen with. */
  engine: string;
  /** Recorded paragraphs that show it. */
  paragraphs: readonly string[];
  excuses: readonly Excuse[];
}
