export type ExerciseLevel = 1 | 2 | 3;

/** A choice to take: its number among those offered, from 1, or words of its text. */
export type Step = number | string;

/** One thing that a solution must do, and what the writer reads if it does not. */
export interface ExerciseCheck {
  /** A name in `checkKinds`, which lists the fields that each kind has. */
  kind: string;
  value: string | number | true;
  /** The choices to take from the beginning; the check then looks at what they lead to. */
  after?: Step[];
  /** The value that a variable or a tag must have. */
  is?: string;
  /** Words of the line or choice that has the tag or markup. */
  on?: string;
  /** Words that the same paragraph or markup must have as well. */
  with?: string;
  /** Words that must not be inside the markup. */
  without?: string;
  /** How often something has to be used, at least and at most. */
  times?: number;
  most?: number;
  say: string;
}

/** An exercise of a page: what to write, from what, and how to tell that it is done. */
export interface Exercise {
  /** Unique in the whole site: progress is stored under it. */
  id: string;
  title: string;
  /** Id of the doc that shows it. */
  page: string;
  level: ExerciseLevel;
  /** Markdown: paragraphs of words, code and links. */
  task: string;
  start: string;
  hints: string[];
  solution: string;
  /** Why the solution is as it is, in Markdown. */
  why?: string;
  checks: ExerciseCheck[];
}

/** An exercise as written in a file. */
export interface PlacedExercise {
  exercise: Exercise;
  file: string;
  line: number;
  /** The line of the key `solution`. */
  solutionLine: number;
}
