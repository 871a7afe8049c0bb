import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pagePath } from '../../base/paths/site-path';

const PAGE_FILE = /(?<!\.(?:test|d))\.(?:tsx|jsx|ts|js)$/;

/** Addresses of the pages that Gatsby creates from files in src/pages, by its own rule. */
export function standingPaths(projectRoot: string): string[] {
  const folder = path.join(projectRoot, 'src/pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => PAGE_FILE.test(name))
    .map((name) => name.split(path.sep).join('/').replace(PAGE_FILE, ''))
    .map((name) => pagePath(name.replace(/(?:^|\/)index$/, '')));
}
