import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes data at the root of the site that the browser fetches on demand. */
export function writeData(directory: string, name: string, data: object): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, name), JSON.stringify(data));
}
