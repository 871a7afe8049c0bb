import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: CssModules } }[];
}

interface CssModules {
  localIdentName?: string;
  getLocalIdent?: (file: { resourcePath: string }, pattern: string, name: string) => string;
}

interface WebpackConfig {
  module: { rules: readonly Rule[] };
  cache?: unknown;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;

/** Gives classes the shortest possible names: two letters for the file, the rest for the position in it. */
export function createClassNames(files: readonly string[]): (file: string, name: string) => string {
  const known = new Map(files.map((file) => [file, new Array<string>()]));
  return (file, name) => {
    const names = known.get(file) ?? [];
    // A file added since then goes last.
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    const place = [...known.keys()].indexOf(file);
    const prefix = letterOf(Math.floor(place / LETTERS.length)) + letterOf(place % LETTERS.length);
    return `_${prefix}${numberOf(names.indexOf(name))}`;
  };
}

const letterOf = (index: number): string => LETTERS.charAt(index);

function numberOf(index: number): string {
  const rest = Math.floor(index / DIGITS.length);
  return (rest === 0 ? '' : numberOf(rest - 1)) + DIGITS.charAt(index % DIGITS.length);
}

let siteNames: { nameOf: ReturnType<typeof createClassNames>; version: string } | undefined;

/** Read once: the server’s and the browser’s builds must use the same names. */
function readSiteNames(directory: string): NonNullable<typeof siteNames> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(directory, file))
    .sort();
  const version = createHash('sha256').update(files.join('\n')).digest('hex');
  return { nameOf: createClassNames(files), version };
}

/**
 * Shortens the class names of CSS modules, in place: readers do not need the long names, which are repeated with
 * every element, and hashes compress badly.
 */
export function shortenClassNames(config: WebpackConfig, directory: string): void {
  siteNames ??= readSiteNames(directory);
  const { nameOf, version } = siteNames;
  eachCssModules(config.module.rules, (modules) => {
    modules.getLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name);
  });
  // Adding or removing a file changes the names, which then differ from those in the cache.
  if (typeof config.cache === 'object') config.cache = { ...config.cache, version };
}

function eachCssModules(rules: readonly Rule[], visit: (modules: CssModules) => void): void {
  for (const { oneOf, use } of rules) {
    eachCssModules(oneOf ?? [], visit);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) visit(options.modules);
    }
  }
}
