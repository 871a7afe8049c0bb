import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docPathOf } from '../../../base/paths/doc-path';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import type { DocRecord } from '../../../docs/sidebar/doc-record';
import { parseSidebars } from '../../../docs/sidebar/parse-sidebars';
import { placedEntries, readReference } from '../../content/read-reference';
import { planSite } from '../../content/site-plan';
import { standingPaths } from '../../content/standing-paths';
import { placeOf, withoutTranslated, type ContentFolders } from '../../project/content-place';
import { EditableFiles } from './editable-files';

/** Addresses of all pages of a project in its current state; page texts are not parsed. */
export function pagePaths(
  projectRoot: string,
  folders: ContentFolders,
  { withDrafts }: { withDrafts: boolean },
): Set<string> {
  const files = new EditableFiles(projectRoot);
  const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const docs = files.list('content').flatMap((file): DocRecord[] => {
    const place = file.endsWith('.mdx') ? placeOf(file, folders) : null;
    if (place === null) return [];
    const { docId, originalFile, version } = place;
    const { frontmatter } = parseFrontmatter(text(file), file);
    const address = docPathOf(version.path, docId, frontmatter.slug);
    const rest = { anchors: [], links: [], sections: [], frontmatter };
    return [{ ...rest, file, originalFile, docId, path: address }];
  });
  const versions = folders.versions.map((version) => ({
    version,
    docs: withoutTranslated(docs.filter(({ file }) => placeOf(file, folders)?.version === version)),
    sidebars: files.has(version.sidebarFile)
      ? parseSidebars(text(version.sidebarFile), version.sidebarFile).sidebars
      : {},
  }));
  const standing = standingPaths(projectRoot);
  const { pages } = planSite(
    { versions, redirects: [], reference: placedEntries(readReference(projectRoot)) },
    {
      withDrafts,
      editUrl: null,
      historyOf: () => null,
      hasFile: () => true,
      standingPaths: standing,
    },
  );
  return new Set([...standing, ...pages.map((page) => page.path)]);
}
