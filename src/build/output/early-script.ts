import { buildSync } from 'esbuild';

/** Every browser of ours, see browserslist in package.json. */
const BROWSERS = ['chrome111', 'firefox113', 'safari16.4'];

/** The script that every page runs before the app comes, in one line. It is the same for all pages. */
export function bundleEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/app/early/early-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
