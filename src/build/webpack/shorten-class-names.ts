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

/** A way to give classes names as short as can be: two letters for the file, the rest for the place in it. */
export function createClassNames(files: readonly string[]): (file: string, name: string) => string {
  const known = new Map(files.map((file) => [file, new Array<string>()]));
  return (file, name) => {
    const names = known.get(file) ?? [];
    // A file that came up since goes last.
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

/** Read once: the server's build and the browser's must name alike. */
function readSiteNames(directory: string): NonNullable<typeof siteNames> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(directory, file))
    .sort();
  const version = createHash('sha256').update(files.join('\n')).digest('hex');
  return { nameOf: createClassNames(files), version };
}

/**
 * Gives CSS modules short class names, in place: names tell nothing to readers, stand in every page as often
 * as its elements do, and hashes do not pack.
 */
export function shortenClassNames(config: WebpackConfig, directory: string): void {
  siteNames ??= readSiteNames(directory);
  const { nameOf, version } = siteNames;
  eachCssModules(config.module.rules, (modules) => {
    modules.getLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name);
  });
  // A file more or less gives others other names than those in the cache.
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
