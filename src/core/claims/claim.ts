/** A sentence of the docs that a machine can hold against the engine. */
export interface Claim {
  /** Where the claim is written. */
  file: string;
  line: number;
  /** Where the sentence stands: a page (`atrament-basics/saves`, with an anchor or without), or an entry of the reference. */
  target: { page: string } | { entry: string };
  /** The words that must stand there. */
  says: string;
  proof: ClaimRun | ClaimSource;
}

/** What only the web UI decides is not run: the claim says where it was read. */
export interface ClaimSource {
  package: string;
  version: string;
  path: string;
}

/** A story, what is done with it, and what must be so after each step; all that the outcome depends on. */
export interface ClaimRun {
  ink: string;
  files: Readonly<Record<string, string>>;
  /** What the engine is given as settings; without them it takes its own. */
  settings: Readonly<Record<string, unknown>> | null;
  /** Interfaces that are left to the core’s own stand-ins. */
  defaults: readonly string[];
  /** The first is the start of the game. */
  steps: readonly ClaimStep[];
}

export interface ClaimStep {
  move: ClaimMove;
  /** What must be so after the move, by the names in `checkShapes`. */
  checks: Readonly<Record<string, unknown>>;
}

/** What is done, by its name in `moveShapes`, and with what. */
export interface ClaimMove {
  name: string;
  value: unknown;
}

/** Tells whether a claim is run, or only carries its source. */
export function isRun(proof: Claim['proof']): proof is ClaimRun {
  return 'ink' in proof;
}
