/** The file of the announcement bar, relative to the project. */
export const ANNOUNCEMENT_FILE = 'content/announcement.json';

/** The file of the redirects, relative to the project. */
export const REDIRECTS_FILE = 'content/redirects.yaml';

/** The ink story on the home page, relative to the project. */
export const HOME_STORY_FILE = 'content/home/story.ink';

/** The file of the glossary, relative to the project. */
export const GLOSSARY_FILE = 'content/glossary.yaml';

/** The file of search synonyms, relative to the project. */
export const SEARCH_SYNONYMS_FILE = 'content/search-synonyms.yaml';

/** Folder of the reference, relative to the project. */
export const REFERENCE_FOLDER = 'content/reference';

/** Folder of the playground’s starter stories; files in its subfolders are included by others. */
export const PLAYGROUND_FOLDER = 'content/playground';

/** What the playground does differently from the engine, relative to the project. */
export const DIFFERENCES_FILE = 'content/playground/differences.yaml';

/** Works that others have made with the engine, relative to the project. */
export const MADE_WITH_FILE = 'content/made-with.yaml';

/** Folder of the exercises, one file per page that has some. */
export const EXERCISES_FOLDER = 'content/exercises';

/** Folder of what is claimed of the engine and run at each build. */
export const CLAIMS_FOLDER = 'content/claims';

/** Folder of what people write where ink wants something else. */
export const SLIPS_FOLDER = 'content/slips';

/** Folders below `content` with a game in each of their folders: complete ones, and those of the course’s chapters. */
export const GAME_FOLDERS = ['games', 'first-game'];
