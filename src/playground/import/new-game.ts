import type { Positions } from '../../ink/map/place-by-hand';
import type { StoryProgram } from '../../ink/story/story-program';
import type { Pin } from '../projects/store/pin';
import type { TesterNote } from '../notes/tester-note';

/** A game that becomes a new project. */
export interface NewGame {
  /** Null if its text says how it is called. */
  name: string | null;
  program: StoryProgram;
  /** Pictures, sounds, videos, fonts and styles, by their path within the game. */
  assets: ReadonlyMap<string, Blob>;
  /** What its `atrament.config.json` says; empty for a game without one. */
  config: Readonly<Record<string, unknown>>;
  /** Where its places stand on the map. */
  positions?: Positions;
  /** Plays that were recorded for the tests. */
  pins?: readonly Pin[];
  /** Whether it was written as ink here: then it is tested at once. */
  isConverted?: boolean;
  /** What testers said. */
  testerNotes?: readonly TesterNote[];
}
