import type { GatsbyNode, Node } from 'gatsby';
import type { DocumentNode } from '../../core/document/document-tree';
import { plainText } from '../../core/document/plain-text';
import { resolveHref } from '../../core/links/resolve-href';
import { hrefsOf, resolveTreeLinks } from '../../core/links/resolve-tree-links';
import { addTranscripts } from '../../core/samples/add-transcripts';
import { buildToc } from '../../core/toc/build-toc';
import { translationDir } from '../../site/current-locale';
import { siteConfig } from '../../site/site-config';
import { contentFolders } from '../content/content-folders';
import { placeOf, projectFile, translationOf, type ContentPlace } from '../content/content-place';
import { docRecordOf } from '../content/doc-record-of';
import { checkSamples } from '../samples/check-samples';
import { samplesDigest } from '../samples/samples-digest';
import { createDocumentStore } from '../documents/create-document-store';
import type { StoredDocument } from '../documents/stored-document';

// Gatsby types it as `Function`.
type AddResolvers = (resolvers: Record<string, object>) => void;

interface NodeModel {
  findOne: (request: { type: string; query: object }) => Promise<Node | null>;
}

interface ResolverContext {
  nodeModel: NodeModel;
}

/** Gives `Mdx` nodes their place on the site and their parsed document. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, cache }) => {
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot, cache);
  const sampleOptions = { cache, digest: samplesDigest(projectRoot) };
  const fileOf = (node: Node) => projectFile(projectRoot, node.internal.contentFilePath ?? '');
  const load = (node: Node) => store.load(node.internal.contentFilePath ?? '');
  const recordOf = async (node: Node) =>
    docRecordOf(node.id, fileOf(node), requirePlace(fileOf(node)), await load(node));

  (add as AddResolvers)({
    Mdx: {
      file: { resolve: fileOf },
      docId: { resolve: (node: Node) => requirePlace(fileOf(node)).docId },
      versionName: { resolve: (node: Node) => requirePlace(fileOf(node)).version.name },
      path: { resolve: async (node: Node) => (await recordOf(node)).path },
      docRecord: { resolve: recordOf },
      problems: { resolve: async (node: Node) => (await load(node)).problems },
      document: {
        resolve: async (node: Node, _args: object, { nodeModel }: ResolverContext) => {
          const document = await load(node);
          const { path, originalFile } = await recordOf(node);
          const findNode = (file: string) =>
            nodeModel.findOne({
              type: 'Mdx',
              query: {
                filter: { internal: { contentFilePath: { eq: `${projectRoot}/${file}` } } },
              },
            });
          const findPath = async (file: string) => {
            const found =
              (await findNode(translationOf(file, translationDir))) ?? (await findNode(file));
            return found === null ? null : (await recordOf(found)).path;
          };
          const linked = await linkedTree(document.tree, originalFile, path, findPath);
          const { codeSamples } = document;
          const { transcripts } = await checkSamples([{ file: path, codeSamples }], sampleOptions);
          const ofPage = transcripts.get(path);
          const tree = ofPage === undefined ? linked : addTranscripts(linked, codeSamples, ofPage);
          return { ...document, tree };
        },
      },
    },
    MdxDocument: {
      toc: { resolve: tocOf },
    },
    MdxHeading: {
      text: { resolve: ({ label }: { label: DocumentNode[] }) => plainText(label) },
    },
  });
};

function requirePlace(file: string): ContentPlace {
  const place = placeOf(file, contentFolders);
  if (place === null) {
    const folders = siteConfig.versions.map(({ contentDir }) => contentDir).join(', ');
    throw new Error(
      `${file} lies outside the docs folders (${folders}). Move it into one of them, or add its folder to “versions” in src/site/site-config.ts.`,
    );
  }
  return place;
}

function tocOf({ frontmatter, headings }: StoredDocument) {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents;
  return buildToc(
    headings,
    frontmatter.toc_min_heading_level ?? minHeadingLevel,
    frontmatter.toc_max_heading_level ?? maxHeadingLevel,
  );
}

/** Finds every link's page first, through the data layer so that Gatsby knows who depends on whom. */
async function linkedTree(
  tree: DocumentNode[],
  file: string,
  path: string,
  findPath: (file: string) => Promise<string | null>,
): Promise<DocumentNode[]> {
  const found = new Map<string, string | null>();
  const lookUp = (target: string) => found.get(target) ?? null;
  for (const href of hrefsOf(tree)) {
    const resolved = resolveHref(href, file, path, lookUp);
    if ('missingFile' in resolved)
      found.set(resolved.missingFile, await findPath(resolved.missingFile));
  }
  return resolveTreeLinks(tree, (href) => {
    const resolved = resolveHref(href, file, path, lookUp);
    // A missing page was reported with file and line before; here the address stays as written.
    return 'href' in resolved ? resolved.href : href;
  });
}
