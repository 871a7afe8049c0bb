import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeEscapes } from '../../core/paths/site-path';
import type { Problem } from '../../core/problems/problem';
import type { DocumentStore } from '../documents/document-store';
import { contentFolders } from './content-folders';
import { readContent } from './read-content';
import { planSite } from './site-plan';
import { standingPaths } from './standing-paths';

/** Tells whether a static file is there, by its address on the site. */
export function hasStaticFile(projectRoot: string): (address: string) => boolean {
  return (address) => existsSync(path.join(projectRoot, 'static', decodeEscapes(address)));
}

/** Checks all content of the project as it stands on disk and returns everything that is wrong. */
export async function checkContent(
  projectRoot: string,
  store: DocumentStore,
  withDrafts: boolean,
): Promise<Problem[]> {
  const { content, problems } = await readContent(projectRoot, contentFolders, store);
  const plan = planSite(content, {
    withDrafts,
    editUrl: null,
    lastUpdateOf: () => null,
    hasFile: hasStaticFile(projectRoot),
    standingPaths: standingPaths(projectRoot),
  });
  return [...problems, ...plan.problems];
}
