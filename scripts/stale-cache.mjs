// Gatsby notices changed content and changed packages, not changed code of the build: pages that it has
// made before would stay as the old code made them.
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

/** The code that makes data of content. */
const PARTS = ['src/build', 'src/core', 'src/site', 'gatsby-config.ts', 'gatsby-node.ts'];
const TEST = /\.test\.tsx?$/;

const noteOf = (directory) => path.join(directory, '.cache', 'code-of-the-build.txt');

function digestOf(directory) {
  const hash = createHash('sha256');
  const add = (file) => hash.update(path.relative(directory, file)).update(readFileSync(file));
  for (const part of PARTS.map((name) => path.join(directory, name))) {
    if (!existsSync(part)) continue;
    if (!statSync(part).isDirectory()) {
      add(part);
      continue;
    }
    const names = readdirSync(part, { recursive: true, encoding: 'utf8' }).sort();
    const files = names.map((name) => path.join(part, name));
    files.filter((file) => statSync(file).isFile() && !TEST.test(file)).forEach(add);
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
