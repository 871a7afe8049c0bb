/** A browser with one page, as the journey needs it: what is the same in all engines is in `visitor.ts`. */
export interface Engine {
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <Given, Result>(
    task: ((given: Given) => Result | Promise<Result>) | string,
    given: Given,
  ) => Promise<Result>;
  /** Runs a script in the page. */
  inject: (script: string) => Promise<unknown>;
  /** Types letters where the focus is. */
  type: (text: string) => Promise<unknown>;
  /** Presses a key, perhaps with others: `Control+a`. */
  press: (keys: string) => Promise<unknown>;
  move: (point: Point) => Promise<unknown>;
  /** Presses the pointer at a point of the window, moves it to others, and lets go. */
  drag: (from: Point, points: readonly Point[]) => Promise<unknown>;
  screenshot: (file: string) => Promise<unknown>;
  /** What screen readers get of an element and all in it: roles, names and states, a line each. */
  speech: (selector: string) => Promise<string>;
  /** Warnings and errors in the console so far. */
  messages: () => readonly string[];
  /** The folder in which downloads arrive. */
  downloads: string;
  /** Ends it at once, as a crash would; null if its window is a private one, which keeps nothing for the next. */
  kill: (() => Promise<void>) | null;
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
