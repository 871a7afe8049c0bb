import { buildSync } from 'esbuild';
import { BROWSERS } from '../webpack/browsers';

/** The script that every page runs before the app comes, in one line. It is the same for all pages. */
export function bundleEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/app/early/early-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    // It is not compiled as strict: it needs no word for that.
    tsconfigRaw: {},
    write: false,
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
