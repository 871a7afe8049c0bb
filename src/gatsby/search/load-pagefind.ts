import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as PagefindPackage from 'pagefind';

type Pagefind = Pick<typeof PagefindPackage, 'createIndex' | 'close'>;

/**
 * Pagefind’s Node API, loaded by file path: the package only allows `import`, and Gatsby compiles these files to
 * `require`.
 */
export function loadPagefind(): Pagefind {
  const requireFromProject = createRequire(path.join(process.cwd(), 'package.json'));
  const folders = requireFromProject.resolve.paths('pagefind') ?? [];
  const file = folders
    .map((folder) => path.join(folder, 'pagefind/lib/index.js'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error('The package “pagefind” is not installed: run “npm install” and build again.');
  }
  return requireFromProject(file) as Pagefind;
}
