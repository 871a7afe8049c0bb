import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipelineDigest } from '../documents/pipeline-digest';
import { codeFolders } from '../project/entries';

const digests = new Map<string, string>();

/**
 * A digest of the code that checks samples and claims, and of the ink and engine versions that it runs, as they were
 * when the process started.
 */
export function samplesDigest(projectRoot: string): string {
  const digest = digests.get(projectRoot) ?? readDigest(projectRoot);
  digests.set(projectRoot, digest);
  return digest;
}

function readDigest(projectRoot: string): string {
  // Wherever it is installed: in the project, or in a parent folder for the copies that tests build.
  const { resolve } = createRequire(path.join(projectRoot, 'package.json'));
  const hash = createHash('sha256').update(pipelineDigest(projectRoot, codeFolders.samples));
  for (const name of ['inkjs/full', '@atrament/core']) hash.update(readFileSync(resolve(name)));
  return hash.digest('hex');
}
