import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CodeSample } from '../src/docs/document/samples/ink-sample';
import { createDocumentStore } from '../src/gatsby/documents/create-document-store';
import type { DocumentStore } from '../src/gatsby/documents/document-store';

/** A document of the site with its samples. */
export interface SampledDocument {
  file: string;
  codeSamples: CodeSample[];
}

/** The documents of the site, parsed as rarely as by the author tools, for the many tests that need them. */
export const siteDocuments = (): DocumentStore => createDocumentStore(process.cwd());

/** Reads all documents of the site. */
export async function loadDocs(): Promise<SampledDocument[]> {
  const projectRoot = process.cwd();
  const store = siteDocuments();
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
