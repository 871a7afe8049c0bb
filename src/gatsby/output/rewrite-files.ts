import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rewrites HTML files below a folder: those of the wanted addresses, and those that are no pages. */
export function rewriteFiles(
  output: string,
  isWanted: (address: string) => boolean,
  rewrite: (html: string) => string,
): void {
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // A folder can have such a name too: a moved page’s address can end in “.html”.
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (entry.name === 'index.html' && !isWanted(addressOf(path.relative(output, file)))) continue;
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}

/** Address of a page, without the path prefix, by its file in the output folder. */
export function addressOf(file: string): string {
  const folder = path.dirname(file).split(path.sep).join('/');
  return folder === '.' ? '/' : `/${folder}/`;
}
