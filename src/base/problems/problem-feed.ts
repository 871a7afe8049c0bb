import type { Problem } from './problem';

/** Where `develop` sends pages the problems in the content: server-sent events, each `ContentProblems` as JSON. */
export const PROBLEM_FEED = '/___content-problems';

/** All problems in the content. */
export interface ContentProblems {
  problems: readonly Problem[];
  /** Whether the site is served with the CMS. */
  hasCms: boolean;
}

/** Where pages of `develop` ask, by POST, to open `file` at `line` in the author’s editor. */
export const OPEN_FILE = '/___open-file';

/** What has happened, or why nothing was opened. */
export interface OpenAnswer {
  isOpened: boolean;
  message: string;
}
