/** The element that lists the app’s files as JSON; the build writes it in place of Gatsby’s scripts. */
export const APP_FILES_ID = 'app-files';

export interface AppFiles {
  /** Path of the page, as Gatsby knows it. */
  page: string;
  /** Addresses of the scripts, in the order they must run. */
  scripts: string[];
  /** What these scripts will request to show the page, by purpose: it is fetched alongside them. */
  ahead: ['script' | 'fetch', string][];
}
