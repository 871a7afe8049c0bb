import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from 'webpack';

type Compile = (...options: unknown[]) => Promise<unknown>;

/** Gatsby’s own modules, which have no types. */
interface QueryCompiler {
  default: Compile;
}
interface Redux {
  store: { getState: () => { components: ReadonlyMap<string, unknown> } };
}

/** What was compiled last, for which components; null if a source file has changed since. */
let kept: { components: string; queries: Promise<unknown> } | null = null;

/** Makes `develop` look for queries after a source file has changed, not after each change of the content as well. */
export function keepCompiledQueries(): void {
  const require = createRequire(path.resolve('package.json'));
  const compiler = require('gatsby/dist/query/query-compiler') as QueryCompiler;
  const { store } = require('gatsby/dist/redux') as Redux;
  const compile = compiler.default;
  compiler.default = (...options) => {
    const components = [...store.getState().components.keys()].join('\n');
    if (kept?.components !== components) kept = { components, queries: compile(...options) };
    const { queries } = kept;
    // Gatsby reports what is wrong.
    queries.catch(() => (kept = null));
    return queries;
  };
}

/** Tells when a source file changes, by webpack, which also sees what Gatsby and lazy parts write into the cache. */
export const forgetCompiledQueries = {
  apply: ({ hooks }: Pick<Compiler, 'hooks'>) =>
    hooks.invalid.tap('forgetCompiledQueries', (file) => {
      if (file !== null && !file.startsWith(path.resolve('.cache'))) kept = null;
    }),
};
