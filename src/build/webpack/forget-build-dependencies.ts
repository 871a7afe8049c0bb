import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Lets webpack keep what it compiled without looking up every file of its loaders, which takes as long as to compile:
 * whether the packages are the same is known from their lock file (scripts/stale-cache.mjs).
 */
export class ForgetBuildDependencies implements WebpackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap(ForgetBuildDependencies.name, ({ buildDependencies }) => {
      buildDependencies.clear();
    });
  }
}
