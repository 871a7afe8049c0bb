import path from 'node:path';

/**
 * The modules that `npm run write` compiles when a page loads them (the editor, the search, the tools): half of all. Not
 * what plays, because the first “Play” should not wait, and because a worker would wait for ever: webpack’s stand-in for
 * such a module only learns in a page that it was compiled.
 */
const COMPILED_WHEN_LOADED =
  /^src\/(?!templates|pages|ink\/map\/read-story-graph|playground\/player|playground\/playtests\/worker|lessons\/sample-views)/;

/** Whether a module of the project in `root`, by its absolute path, is only compiled when a page loads it. */
export function isCompiledWhenLoaded(root: string, file: string): boolean {
  return COMPILED_WHEN_LOADED.test(path.relative(root, file).split(path.sep).join('/'));
}

/** Leaves what a page of the project in `root` loads on demand until it does. The browser has to be on this machine. */
export function compileWhenLoaded(config: { experiments?: object }, root: string): void {
  const lazyCompilation = {
    entries: false,
    test: (module: { nameForCondition: () => string | null }) => {
      const file = module.nameForCondition();
      return file !== null && isCompiledWhenLoaded(root, file);
    },
  };
  config.experiments = { ...config.experiments, lazyCompilation };
}
