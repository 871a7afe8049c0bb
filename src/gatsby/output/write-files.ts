import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../pages/output-file';

/** Writes files into the finished site and replaces those of an earlier build. */
export function writeFiles(output: string, files: readonly OutputFile[]): void {
  for (const { address, text } of files) {
    const file = path.join(output, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
