import type { Mend } from './mend';

/** An error, warning or note of the compiler or the running story. */
export interface StoryMessage {
  severity: 'error' | 'warning' | 'note';
  /** In words that writers understand. */
  text: string;
  hint: string | null;
  /** File and line, counted from 1, if known; null for the main file. */
  file: string | null;
  line: number | null;
  /** Whether the engine’s own interface shows players the same failure. */
  isEngineFailure: boolean;
  /** The name after an arrow that leads to nothing. */
  missing?: string;
  /** The name of a variable that nothing declares. */
  undeclared?: string;
  /** How one click corrects its line. */
  mend?: Mend;
  /** The page below the docs that explains it. */
  why?: string;
  /** Which of the words of a game says it to players, in their language. */
  toPlayers?: 'elsewhere';
  /** What kind of hint it is, if the text may be meant as it is and the hint can be dismissed. */
  quiet?: string;
}
