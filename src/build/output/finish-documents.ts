import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rewrites every HTML file below a folder. */
export function finishDocuments(output: string, finish: (html: string) => string): void {
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // A folder can have such a name too: a moved page’s address can end in “.html”.
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, finish(readFileSync(file, 'utf8')));
  }
}
