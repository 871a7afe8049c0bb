import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src/core', 'src/build/documents'];

/** A digest of the code that turns MDX into documents, or of the code in other folders. */
export function pipelineDigest(projectRoot: string, folders: readonly string[] = FOLDERS): string {
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
