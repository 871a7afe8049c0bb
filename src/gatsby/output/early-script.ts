import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import { BROWSERS } from '../project/browsers';
import { entries } from '../project/entries';

/** The script that every page runs before the app loads, on one line. It is the same on all pages. */
export function bundleEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [entries.earlyScript],
    bundle: true,
    format: 'iife',
    target: BROWSERS,
    // It is not compiled as strict code, which saves the directive.
    tsconfigRaw: {},
    write: false,
    logLevel: 'warning',
  });
  // SWC inlines constants and functions of other modules, which esbuild does not: a 15th less.
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    compress: { ecma: 2020, passes: 3, toplevel: true },
    mangle: { toplevel: true },
  });
  return code.trim();
}
