import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Pagefind names them anew at each build. */
const NAMED_ANEW = /^pagefind[/\\](?:pagefind-entry\.json|.*\.pf_\w+)$/;

/** All files of the site that was built in a folder, with a digest of each. */
export function readBuild(directory: string): Record<string, string> {
  const place = (name: string) => path.join(directory, 'public', name);
  const files = readdirSync(place(''), { recursive: true, encoding: 'utf8' }).filter(
    (name) => !NAMED_ANEW.test(name) && statSync(place(name)).isFile(),
  );
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(place(name)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((name) => [name, digest(name)]));
}
