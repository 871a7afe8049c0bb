// Copies of this site in separate folders, to change and build without touching the site itself.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runGatsby } from './gatsby.mjs';

/** The files of a site; packages are found in the surrounding project. */
const PARTS = [
  'src',
  'static',
  'content',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  '.babelrc.json',
  'package.json',
  'tsconfig.json',
];

/** Copies the site into `directory` (below the project), with the files of `overlay`, if given, on top. */
export function copySite(directory, overlay = null) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const name of PARTS) {
    cpSync(path.resolve(name), path.join(directory, name), { recursive: true });
  }
  if (overlay !== null) cpSync(overlay, directory, { recursive: true });
}

const CHECKED = '.cache/author/checked';

/** Copies what the checks of this site have found, for tests of something else: most texts of a copy are the same. */
export function copyChecks(directory) {
  if (existsSync(CHECKED)) cpSync(CHECKED, path.join(directory, CHECKED), { recursive: true });
}

/**
 * How much of Gatsby’s last output is reported, in characters: with a warning for every page, its errors come
 * earlier.
 */
const LENGTH = 20_000;

/** Builds a copied site; resolves with Gatsby’s output, rejects with its end if the build fails. */
export async function buildCopy(directory, { args = [], env = {} } = {}) {
  const output = [];
  const status = await runGatsby(['build', ...args], {
    cwd: directory,
    env: { CI: 'true', ...env },
    onOutput: (text) => output.push(text),
  });
  if (status === 0) return output.join('');
  throw new Error(`The site in ${directory} did not build:\n${output.join('').slice(-LENGTH)}`);
}

// Every build writes it, so it says nothing about changes.
const GENERATED = 'gatsby-types.d.ts';

/** The time, in ms, of the last change to a file in any of these places. */
function newestChange(places) {
  const files = places.flatMap((place) =>
    statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(place, name),
        )
      : [place],
  );
  const written = files.filter((file) => path.basename(file) !== GENERATED);
  return Math.max(...written.map((file) => statSync(file).mtimeMs));
}

/** Whether a built copy is up to date with the site and with all of `more`. */
export function isCopyCurrent(directory, more = []) {
  const builtPage = path.join(directory, 'public/index.html');
  if (!existsSync(builtPage)) return false;
  const sources = [...PARTS.map((name) => path.resolve(name)), ...more];
  return statSync(builtPage).mtimeMs >= newestChange(sources);
}
