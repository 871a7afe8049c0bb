import type { StoryProgram } from './story-program';

/** Something wrong in a game; the file is null for its main one. */
export interface GameFault {
  file: string | null;
  line: number;
  message: string;
  hint: string;
}

export interface GameCheck {
  faults: GameFault[];
  /** The knots in which plays ended. */
  endings: string[];
  plays: number;
  /** The words of a play of middle length. */
  words: number;
}

/** A game as it is in the content. */
export interface CheckedGame {
  program: StoryProgram;
  /** Paths of its files. */
  paths: readonly string[];
  /** The text of its style sheet. */
  css: string;
  /** The knots that plays must be able to end in. */
  endings: readonly string[];
}
