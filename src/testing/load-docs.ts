import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DocumentStore } from '../build/documents/document-store';
import type { CodeSample } from '../core/document/document-content';

/** A document of the site with its samples. */
export interface SampledDocument {
  file: string;
  codeSamples: CodeSample[];
}

/** Reads all documents of the site like a build, without its cache. */
export async function loadDocs(): Promise<SampledDocument[]> {
  const projectRoot = process.cwd();
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const store = new DocumentStore({ projectRoot, cache, pipelineDigest: '' });
  const directory = path.join(projectRoot, 'content/docs');
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map(async (name) => {
        const { codeSamples } = await store.load(path.join(directory, name));
        return { file: path.posix.join('content/docs', name), codeSamples };
      }),
  );
}
