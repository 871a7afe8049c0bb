import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPolicy } from './add-policy';

/** Gives every HTML file below a folder its policy, which vouches for the scripts that stand in it by now. */
export function addPolicies(output: string): void {
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // A folder may be called so too: a moved page’s address can end in “.html”.
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, addPolicy(readFileSync(file, 'utf8')));
  }
}
