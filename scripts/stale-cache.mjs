// Gatsby notices changed content and other packages in package.json, not changed code of the build, nor other versions
// in the lock file: pages that it has made before would stay as the old code made them. Nor does it notice styles alone,
// which each page holds.
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

/** The code that makes data of content, and where the styles are. */
const CODE = /^(?:gatsby-(?:config|node)\.ts|src[/\\](?:build|core|site)[/\\])/;
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
    ...sources.map((name) => path.join('src', name)),
  ];
  for (const file of files.sort()) {
    if ((!CODE.test(file) && !STYLES.test(file)) || TEST.test(file)) continue;
    const place = path.join(directory, file);
    if (statSync(place).isFile()) hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

/** Removes the cache in a site's directory if other code has made it; gives the way to note whose it is. */
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
