/** Folder of the site with the archives and pictures of whole games. */
export const GAMES_FOLDER = 'games';

/** The main file of a game in the content and in its archive. */
export const MAIN_INK = 'main.ink';

/** What a game of the site says besides its text, as the engine’s own projects have it. */
export const GAME_CONFIG = 'atrament.config.json';
