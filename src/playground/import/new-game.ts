import type { StoryProgram } from '../../ink/story/story-program';

/** A game that becomes a new project. */
export interface NewGame {
  /** Null if its text says how it is called. */
  name: string | null;
  program: StoryProgram;
  assets: ReadonlyMap<string, Blob>;
  /** What its `atrament.config.json` says. */
  config?: Readonly<Record<string, unknown>>;
}
