import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes data for the browser to fetch when it is wanted, at the root of the site. */
export function writeData(directory: string, name: string, data: object): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, name), JSON.stringify(data));
}
