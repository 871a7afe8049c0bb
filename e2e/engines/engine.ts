/** A browser with one page, as the journey needs it: what is the same in all engines is in `visitor.ts`. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  run: <Given, Result>(
    task: ((given: Given) => Result | Promise<Result>) | string,
    given: Given,
  ) => Promise<Result>;
  /** Runs a script in the page. */
  inject: (script: string) => Promise<void>;
  /** Types letters where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses a key, perhaps with others: `Control+a`. */
  press: (keys: string) => Promise<void>;
  move: (point: Point) => Promise<void>;
  /** Presses the pointer at a point of the window, moves it to others, and lets go. */
  drag: (from: Point, points: readonly Point[]) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Warnings and errors in the console so far. */
  messages: () => readonly string[];
  /** The folder in which downloads arrive. */
  downloads: string;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** How an engine is started. */
export interface EngineOptions {
  /** A folder of its own, with what was stored in it before. */
  folder: string;
  width: number;
  height: number;
  isDark: boolean;
}
