/** The file of the redirects, relative to the project. */
export const REDIRECTS_FILE = 'content/redirects.yaml';

/** The ink story on the home page, relative to the project. */
export const HOME_STORY_FILE = 'content/home/story.ink';
