import { buildSync } from 'esbuild';
import { BROWSERS } from '../webpack/browsers';

/** The script that every page runs before the app loads, on one line. It is the same on all pages. */
export function bundleEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/app/early/early-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    // It is not compiled as strict code, which saves the directive.
    tsconfigRaw: {},
    write: false,
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
