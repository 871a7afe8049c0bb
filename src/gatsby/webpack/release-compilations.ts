import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Frees what is not used any more. By itself, V8 does so only when it needs more, and it gives nothing back to others. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
}

/**
 * Frees a compilation when its compiler is closed. Gatsby keeps its compilers until a build ends, and they keep every
 * module; meanwhile, another process needs the memory to render the pages.
 */
export class ReleaseCompilations implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    let last: Compilation | null = null;
    compiler.hooks.done.tap(ReleaseCompilations.name, ({ compilation }) => {
      last = compilation;
    });
    const close = compiler.close.bind(compiler);
    compiler.close = (callback) => {
      // Not in the hook `shutdown`: after that, webpack stores its cache, and cleans its last compilation itself.
      close((...ended) => {
        setImmediate(() => {
          // First, because Gatsby takes the errors from the compilation once its compiler is closed.
          callback(...ended);
          for (const key of Object.keys(last ?? {})) Reflect.deleteProperty(last ?? {}, key);
          collectGarbage();
        });
      });
    };
  }
}
