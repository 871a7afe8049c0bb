import type { StoryMessage } from '../../../ink/story/story-message';
import type { Move } from '../../player/engine/game-view';
import type { StoryLine } from '../../player/engine/story-lines';
import type { LockedShuffles } from './locked-shuffles';
import type { Declared, Flow } from './text-facts';

/** How to get somewhere in the player. */
export interface Way {
  moves: Move[];
  seed: number;
}

export type FindingKind =
  | 'error'
  | 'warning'
  /** A turn that had to be stopped. */
  | 'endless'
  | 'out-of-content'
  | 'no-choice'
  | 'no-way'
  /** Choices that all come back to the same place. */
  | 'no-exit'
  /** More choices than a play may have, in several places. */
  | 'loop';

/** Something wrong in the story. */
export interface Finding {
  kind: FindingKind;
  /** Null if the line is not known. */
  place: StoryLine | null;
  /** Ink’s own complaint in plain words; null for what only a test sees. */
  message: StoryMessage | null;
  /** In how many plays it was found. */
  count: number;
  /** The shortest way there that was found. */
  way: Way;
}

export interface Ending {
  kind: 'end' | 'done' | 'restart';
  /** The knot and stitch; empty before the first knot. */
  knot: string;
  place: StoryLine | null;
  /** The last line of text of one such play, if the knot has it; otherwise empty. */
  text: string;
  count: number;
  way: Way;
}

/** The number of choices of a play. */
export interface Length {
  choices: number;
  way: Way;
}

/** Lines of a file between which no other line was reached. */
export interface Passage {
  file: string | null;
  lines: number[];
}

/** What is known after some plays. */
export interface TestReport {
  plays: number;
  seed: number;
  findings: Finding[];
  endings: Ending[];
  /** How many lines can be reached. */
  lineCount: number;
  /** The lines that no play has reached. */
  unreached: Passage[];
  unvisited: Flow[];
  /** In how many plays each knot and stitch was visited that was visited at all. */
  visits: { name: string; plays: number }[];
  unread: Declared[];
  /** Those that a turn showed together. */
  lockedShuffles: LockedShuffles[];
  /** Of the plays that came to an ending; null if there is none. */
  shortest: Length | null;
  longest: Length | null;
  words: { min: number; median: number; max: number } | null;
}
