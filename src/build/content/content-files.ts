/** The file of the redirects, relative to the project. */
export const REDIRECTS_FILE = 'content/redirects.yaml';

/** Addresses of the pages in src/pages, which content must not claim. */
export const STANDING_PATHS: readonly string[] = ['/', '/404/'];

/** The ink story on the home page, relative to the project. */
export const HOME_STORY_FILE = 'content/home/story.ink';
