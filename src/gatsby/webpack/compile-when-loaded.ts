/**
 * The modules that `npm run write` compiles when a page loads them (the editor, the search, the tools): half of all. Not
 * what plays, because the first “Play” should not wait, and because a worker would wait for ever: webpack’s stand-in for
 * such a module only learns in a page that it was compiled.
 */
export const COMPILED_WHEN_LOADED =
  /[\\/]src[\\/](?!templates|pages|playground[\\/]player|lessons[\\/]sample-views)/;

/** Leaves what a page loads on demand until it does. The browser has to be on this machine. */
export function compileWhenLoaded(config: { experiments?: object }): void {
  const lazyCompilation = { entries: false, test: COMPILED_WHEN_LOADED };
  config.experiments = { ...config.experiments, lazyCompilation };
}
