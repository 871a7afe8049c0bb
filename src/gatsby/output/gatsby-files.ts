/** Files in which Gatsby writes what webpack has made. */

/** The scripts that start the app, as part of a page. */
export const SLICE_OF_SCRIPTS = '_gatsby/slices/_gatsby-scripts-1.html';

/** The files of each named chunk. */
export const WEBPACK_STATS = 'webpack.stats.json';

export const filesAboutScripts = [SLICE_OF_SCRIPTS, WEBPACK_STATS, 'chunk-map.json'];
