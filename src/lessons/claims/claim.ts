/** A sentence of the docs that can be checked against the engine automatically. */
export interface Claim {
  /** Where the claim is written. */
  file: string;
  line: number;
  /**
   * Where the sentence is: a page (`atrament-basics/saves`, with or without an anchor), or an entry of the reference.
   */
  target: { page: string } | { entry: string };
  /** The words that must be there. */
  says: string;
  proof: ClaimRun | ClaimSource;
}

/** Behaviour that only the web UI decides is not run: the claim names the source in which it was read. */
export interface ClaimSource {
  package: string;
  version: string;
  path: string;
  /** How a built web UI shows it in a browser; null if nobody has written that. */
  shown: ClaimShown | null;
}

/** What a built web UI shows after some acts, for `npm run content:check -- --browser`. */
export interface ClaimShown {
  ink: string;
  /** As in the recordings: `choose 0`, `press Map`, `cont`. */
  acts: readonly string[];
  /** The expected text of each part that is named; empty for nothing. */
  parts: Readonly<Partial<Record<ShownPart, string>>>;
}

export const SHOWN_PARTS = ['toolbar', 'scenes', 'prompt', 'choices', 'overlay', 'error'] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

/** A story, the moves to make in it, and what must be true after each step: everything that the outcome depends on. */
export interface ClaimRun {
  ink: string;
  files: Readonly<Record<string, string>>;
  /** The settings passed to the engine; if null, it uses its own. */
  settings: Readonly<Record<string, unknown>> | null;
  /** Interfaces for which the core’s own default implementation is used. */
  defaults: readonly string[];
  /** The first is the start of the game. */
  steps: readonly ClaimStep[];
}

export interface ClaimStep {
  move: ClaimMove;
  /** What must be true after the move, by the names in `checkShapes`. */
  checks: Readonly<Record<string, unknown>>;
}

/** A move, by its name in `moveShapes`, and its value. */
export interface ClaimMove {
  name: string;
  value: unknown;
}

/** Whether a claim is run, or only names its source. */
export function isRun(proof: Claim['proof']): proof is ClaimRun {
  return 'ink' in proof;
}
