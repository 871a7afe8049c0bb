// Runs a command, mostly of src/author: bundles its TypeScript into .cache/author and calls its main function.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** The commands that are in another house. */
const elsewhere = { 'sign-in': 'src/cms/sign-in/sign-in.ts' };

/** Loads a command by its name; packages are found where the project finds them. */
export async function loadTool(name) {
  const outfile = path.resolve('.cache/author', `${name}-${process.pid}.cjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.resolve(elsewhere[name] ?? `src/author/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  const tool = require(outfile);
  rmSync(outfile);
  return tool;
}

/** Runs the command that the arguments of this process name. */
export async function runTool() {
  const [name, ...args] = process.argv.slice(2);
  const { main } = await loadTool(name);
  process.exitCode = await main(args);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runTool();
