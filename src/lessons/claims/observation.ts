/** What a step of a claim showed, as plain data. */
export interface Observation {
  compileErrors: readonly string[];
  compileWarnings: readonly string[];
  errors: readonly string[];
  warnings: readonly string[];
  /** What the engine wrote to the console. */
  console: readonly string[];
  /** The return value of the move, if it called something. */
  returned: unknown;
  output: string;
  /** The engine’s state; null without a story. */
  state: unknown;
  variables: Readonly<Record<string, unknown>>;
  visits: Readonly<Record<string, unknown>>;
  /** Type and name of each save. */
  saves: readonly string[];
  /** Calls of the core’s interfaces, each as `playSound bell.mp3`, by interface, and `requests`: the files that were asked for. */
  calls: Readonly<Record<string, readonly string[]>>;
  events: readonly string[];
}
