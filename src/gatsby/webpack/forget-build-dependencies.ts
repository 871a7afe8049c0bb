import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Lets webpack reuse its cache without checking every file of its loaders, which takes as long as compiling: the lock
 * file tells whether packages have changed (scripts/stale-cache.mjs).
 */
export class ForgetBuildDependencies implements WebpackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap(ForgetBuildDependencies.name, ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
