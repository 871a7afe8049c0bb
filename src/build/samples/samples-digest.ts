import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pipelineDigest } from '../documents/pipeline-digest';

/** A digest of the code that checks samples and of the ink that it checks them with. */
export function samplesDigest(projectRoot: string): string {
  const ink = readFileSync(path.join(projectRoot, 'node_modules/inkjs/package.json'), 'utf8');
  return createHash('sha256').update(pipelineDigest(projectRoot)).update(ink).digest('hex');
}
