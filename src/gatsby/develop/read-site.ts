import type { CreatePagesArgs } from 'gatsby';
import { hasStaticFile } from '../content/check-content';
import { readContent } from '../content/read-content';
import type { Site } from '../content/site';
import { planSite } from '../content/site-plan';
import { standingPaths } from '../content/standing-paths';
import { createDocumentStore } from '../documents/create-document-store';
import { repositoryOf } from '../pages/repository';
import { contentFolders } from '../project/content-folders';
import { projectFile } from '../project/content-place';
import { noteContentQuery } from './follow-changes';
import { lastKnown } from './last-known';
import { madeNodes } from './made-nodes';
import { settleNodes } from './settle-nodes';

/** The site as its files are while authors write, once Gatsby has read them too; with all problems that a read finds. */
export async function readSite(api: Pick<CreatePagesArgs, 'getNodesByType'>): Promise<Site> {
  await settleNodes(api);
  noteContentQuery();
  const projectRoot = process.cwd();
  const read = await readContent(projectRoot, contentFolders, createDocumentStore(projectRoot));
  const unread = unreadFiles(api, projectRoot);
  const versions = read.content.versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => lastKnown(doc, !unread.has(doc.file))),
  }));
  const content = { ...read.content, versions };
  const { pages, problems } = planSite(content, {
    ...repositoryOf(projectRoot),
    withDrafts: true,
    hasFile: hasStaticFile(projectRoot),
    standingPaths: standingPaths(projectRoot),
  });
  return { ...read, content, pages, problems: [...read.problems, ...problems] };
}

/** Docs whose frontmatter gatsby-plugin-mdx cannot read while they are being written: they have no node. */
function unreadFiles(
  api: Pick<CreatePagesArgs, 'getNodesByType'>,
  projectRoot: string,
): ReadonlySet<string> {
  const isMade = madeNodes(api);
  const files = api
    .getNodesByType('File')
    .filter((node) => String(node.absolutePath).endsWith('.mdx') && !isMade(node));
  return new Set(files.map((node) => projectFile(projectRoot, String(node.absolutePath))));
}
