import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AdminSettings } from '../../cms/protocol/admin-settings';
import type { DocumentStore } from '../documents/document-store';
import type { ContentFolders } from '../project/content-place';
import { bundleAdmin, cmsFiles, readCmsFile } from './admin-bundle';
import { adminPage } from './admin-page';
import { gitBlobs } from './files/git-blobs';
import { previewContent } from './preview-content';

/** Removes the CMS of an earlier build from the finished site, before anything looks at its pages. */
export function removeAdmin(output: string): void {
  rmSync(path.join(output, 'admin'), { recursive: true, force: true });
}

/** Writes the CMS into the finished site, after every step that looks at pages, because the CMS is not one of them. */
export async function writeAdmin(
  output: string,
  projectRoot: string,
  settings: AdminSettings,
  folders: ContentFolders,
  store: DocumentStore,
): Promise<void> {
  const folder = path.join(output, 'admin');
  const cms = cmsFiles(projectRoot);
  const content = await previewContent(projectRoot, folders, store);
  const files = new Map<string, string | Uint8Array>([
    ['index.html', adminPage(settings)],
    ['content.json', JSON.stringify({ ...content, blobs: gitBlobs(projectRoot, folders) })],
    ...cms.names.map((name) => [name, readCmsFile(cms.folder, name)] as const),
    ...(await bundleAdmin(projectRoot)),
  ]);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
}
