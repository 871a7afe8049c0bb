import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { entries, tasks } from '../project/entries';
import { isGatsbyWorker } from '../project/environment';
import { functionIn } from './run-share';

/** A function of this project that can run in a thread. Its input and output must be plain data. */
export interface Task<Input, Output> {
  /** The file that exports it, from the project’s root. */
  file: string;
  /** Its name there. */
  name: string;
  /** Whether it says words of the interface in the language of the build; if not, it says everything in English. */
  isLocal?: boolean;
  /** Never set: only for the types. */
  readonly of?: (input: Input) => Output | Promise<Output>;
}

const scripts = new Map<string, string>();

/** Bundles a task, once per process; returns the path of the script. All tasks of the site are in one script. */
export function scriptOf({ file, name, isLocal = false }: Task<never, unknown>): string {
  const isOwn = Object.values<string>(tasks).includes(file);
  // A build in English needs no second one.
  const isEnglish = !isLocal && process.env.GATSBY_LOCALE !== undefined;
  return isOwn ? siteScript(isEnglish) : bundle(file, lazily([[name, file]]), isEnglish);
}

/**
 * What the build runs, in one script: a thread compiles ink’s grammar once for all of its work, and the main one shares
 * with them what Gatsby’s hooks use. A part is only run when it is first called.
 */
function siteScript(isEnglish: boolean): string {
  const code = `${lazily(Object.entries(tasks))}exports.hooks = () => require('./${entries.hooks}');\n`;
  return bundle(isEnglish ? 'site-in-english' : 'site', code, isEnglish);
}

/** Code that exports functions by their names, each from its file. */
const lazily = (functions: readonly (readonly [name: string, file: string])[]): string =>
  functions
    .map(([name, file]) => {
      const place = JSON.stringify(path.isAbsolute(file) ? file : `./${file}`);
      return `exports.${name} = (input) => require(${place}).${name}(input);\n`;
    })
    .join('');

function bundle(title: string, contents: string, isEnglish: boolean): string {
  const known = scripts.get(title);
  if (known !== undefined) return known;
  const script = path.resolve('.cache/tasks', `${title.replace(/\W+/g, '-')}.cjs`);
  // Gatsby’s own process has written it before it started this one.
  if (!isGatsbyWorker() || !existsSync(script)) write(script, contents, isEnglish);
  scripts.set(title, script);
  return script;
}

function write(script: string, contents: string, isEnglish: boolean): void {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.resolve() },
    outfile: script,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: isEnglish ? { 'process.env.GATSBY_LOCALE': 'null' } : {},
    logLevel: 'error',
  });
  mkdirSync(path.dirname(script), { recursive: true });
  // Renamed, because another process may be reading it.
  const draft = `${script}.${process.pid}`;
  writeFileSync(draft, outputFiles[0]?.contents ?? '');
  renameSync(draft, script);
}

/** Gatsby’s hooks, bundled. */
export function loadHooks(): unknown {
  const { hooks } = createRequire(path.resolve('package.json'))(siteScript(false)) as {
    hooks: () => unknown;
  };
  return hooks();
}

/** The function of a task, for calls in this thread. */
export const functionOf = <Input, Output>(task: Task<Input, Output>) =>
  functionIn(scriptOf(task), task.name) as (input: Input) => Output | Promise<Output>;
