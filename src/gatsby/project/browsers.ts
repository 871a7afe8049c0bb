/** Every supported browser, as esbuild names them; see browserslist in package.json. */
export const BROWSERS = ['chrome111', 'firefox113', 'safari16.4'];
