import { createHash } from 'node:crypto';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Makes the hash of a compilation depend on its files alone. Webpack’s own is different for modules from its cache, and
 * Gatsby writes it into every page: all pages would change when one was edited.
 */
export class HashOfFiles implements WebpackPluginInstance {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap(HashOfFiles.name, (compilation) => {
      compilation.hooks.afterHash.tap(HashOfFiles.name, () => {
        const { hash } = compilation;
        const chunks = [...compilation.chunks].map(({ contentHash }) =>
          JSON.stringify(contentHash),
        );
        compilation.hash = createHash('sha256')
          .update(chunks.sort().join())
          .digest('hex')
          .slice(0, hash?.length);
      });
    });
  }
}
