/** The element that names the files of the app, as JSON; the build writes it in place of Gatsby’s scripts. */
export const APP_FILES_ID = 'app-files';

export interface AppFiles {
  /** Path of the page, as Gatsby knows it. */
  page: string;
  /** Addresses of the scripts, in the order in which they are to run. */
  scripts: string[];
  /** What these will ask for to show the page, by what it is: it is fetched beside them. */
  ahead: ['script' | 'fetch', string][];
}
