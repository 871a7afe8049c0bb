// Gatsby notices changed content and packages in package.json, but not changed build code or changed versions in the
// lock file: pages it has cached would stay as the old code made them. It also misses changes to styles, which are
// part of each page.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The code that turns content into data, what says how it is compiled, and the folders with styles. */
const CODE =
  /^(?:gatsby-(?:config|node)\.ts|tsconfig\.json|src[/\\](?:gatsby|base|config|ink|docs|lessons)[/\\])/;
const STYLES = /\.css$/;
const TEST = /\.test\.tsx?$/;

const noteOf = (directory) => path.join(directory, '.cache', 'code-of-the-build.txt');

function digestOf(directory) {
  const hash = createHash('sha256');
  const lock = path.resolve('package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  const sources = readdirSync(path.join(directory, 'src'), { recursive: true, encoding: 'utf8' });
  const files = [
    'gatsby-config.ts',
    'gatsby-node.ts',
    'tsconfig.json',
    ...sources.map((name) => path.join('src', name)),
  ];
  for (const file of files.sort()) {
    if ((!CODE.test(file) && !STYLES.test(file)) || TEST.test(file)) continue;
    const place = path.join(directory, file);
    if (statSync(place).isFile()) hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

/** Removes a site’s cache if other code created it; returns a function that records which code it now belongs to. */
export function dropStaleCache(directory) {
  const digest = digestOf(directory);
  const note = noteOf(directory);
  if (!existsSync(note) || readFileSync(note, 'utf8') !== digest) {
    rmSync(path.join(directory, '.cache'), { recursive: true, force: true });
  }
  return () => {
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, digest);
  };
}
