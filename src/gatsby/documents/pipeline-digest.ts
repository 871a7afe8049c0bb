import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A digest of the code in folders, which are paths from the project: `codeFolders`. */
export function pipelineDigest(projectRoot: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const directory = path.join(projectRoot, folder);
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).sort()) {
      hash.update(file).update(readFileSync(path.join(directory, file)));
    }
  }
  return hash.digest('hex');
}
