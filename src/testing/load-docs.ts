import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createDocumentStore } from '../build/documents/create-document-store';
import { projectCache } from '../build/documents/project-cache';
import type { CodeSample } from '../core/document/document-content';

/** A document of the site with its samples. */
export interface SampledDocument {
  file: string;
  codeSamples: CodeSample[];
}

/** Reads all documents of the site like the author tools, and as rarely: several tests play their samples. */
export async function loadDocs(): Promise<SampledDocument[]> {
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot, projectCache(projectRoot));
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
