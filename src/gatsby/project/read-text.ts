import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a file of the project; '' if it is not there. */
export function readText(projectRoot: string, file: string): string {
  const absolutePath = path.join(projectRoot, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : '';
}
