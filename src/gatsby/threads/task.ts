import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { functionIn } from './run-share';

/** A function of this project that can run in a thread. Its input and output must be plain data. */
export interface Task<Input, Output> {
  /** The file that exports it, from the project’s root. */
  file: string;
  /** Its name there. */
  name: string;
  /** What is replaced in its code; by default, it says everything in English. */
  define?: Record<string, string>;
  /** Never set: only for the types. */
  readonly of?: (input: Input) => Output | Promise<Output>;
}

/** Tasks say everything in English. */
const TASKS = { 'process.env.GATSBY_LOCALE': 'null' };
const scripts = new Map<string, string>();

/** Bundles a file from the project’s root, once per process; returns the path of the script. */
export function scriptOf(file: string, define: Record<string, string> = TASKS): string {
  const known = scripts.get(file);
  if (known !== undefined) return known;
  const script = path.resolve('.cache/tasks', `${file.replace(/\W+/g, '-')}.cjs`);
  const { outputFiles } = buildSync({
    entryPoints: [file],
    outfile: script,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define,
    logLevel: 'error',
  });
  mkdirSync(path.dirname(script), { recursive: true });
  // Renamed, because another process may be reading it.
  const draft = `${script}.${process.pid}`;
  writeFileSync(draft, outputFiles[0]?.contents ?? '');
  renameSync(draft, script);
  scripts.set(file, script);
  return script;
}

/** What a file from the project’s root exports, bundled. */
export function moduleOf(file: string, define = {}): unknown {
  return createRequire(path.resolve('package.json'))(scriptOf(file, define));
}

/** The function of a task, for calls in this thread. */
export const functionOf = <Input, Output>({ file, name, define }: Task<Input, Output>) =>
  functionIn(scriptOf(file, define), name) as (input: Input) => Output | Promise<Output>;
