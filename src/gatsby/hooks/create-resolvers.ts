import type { GatsbyNode, Node } from 'gatsby';
import { docPathOf } from '../../base/paths/doc-path';
import type { DocumentNode } from '../../base/tree/document-tree';
import { siteConfig } from '../../config/site-config';
import { plainText } from '../../docs/document/plain-text';
import { takesInitial } from '../../docs/document/takes-initial';
import { docRecordOf } from '../../docs/pages/doc-record-of';
import type { ReferencePageArgs } from '../../docs/pages/page-facts';
import { tipsIn } from '../../docs/tips/tips-in';
import { buildToc } from '../../docs/toc/build-toc';
import type { PublishedGame } from '../../lessons/games/whole-game';
import { drawOutcomes } from '../../lessons/samples/draw-outcomes';
import { docPageId, PageCache } from '../derive/page-cache';
import { createDocumentStore } from '../documents/create-document-store';
import type { StoredDocument } from '../documents/stored-document';
import { publishedGames } from '../games/write-games';
import { fileHistoriesFromGit } from '../pages/file-histories';
import { contentFolders } from '../project/content-folders';
import { placeOf, projectFile, type ContentPlace } from '../project/content-place';
import { isDevelop } from '../project/environment';
import { frontmatterResolvers } from '../schema/frontmatter-resolvers';
import type { ResolverContext } from '../schema/node-model';
import { createGlossaryQuery } from '../schema/query-glossary';
import { createReferenceQuery } from '../schema/query-reference';

// Gatsby types it as `Function`.
type AddResolvers = (resolvers: Record<string, object>) => void;

/** Adds the address and the finished document to `Mdx` nodes. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, cache }) => {
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot);
  const fileOf = (node: Node) => projectFile(projectRoot, node.internal.contentFilePath ?? '');
  const load = ({ internal: { contentFilePath = '', contentDigest } }: Node) =>
    store.load(contentFilePath, contentDigest);
  const pathOf = async (node: Node) => {
    const { version, docId } = requirePlace(fileOf(node));
    return docPathOf(version.path, docId, (await load(node)).frontmatter.slug);
  };

  // Loaded only when needed, once.
  let histories: ReturnType<typeof fileHistoriesFromGit> | null = null;
  const historyOf = (node: Node) => {
    histories ??= fileHistoriesFromGit(projectRoot);
    return histories.get(fileOf(node));
  };

  const queryReference = createReferenceQuery();
  const queryGlossary = createGlossaryQuery();
  const pageCache = new PageCache(cache);
  let games: PublishedGame[] | null = null;
  const gamesOf = () => {
    // In `develop` they change, and have no nodes that would tell.
    if (isDevelop()) return publishedGames(projectRoot);
    games ??= publishedGames(projectRoot);
    return games;
  };

  (add as AddResolvers)({
    Query: {
      wholeGames: {
        type: '[WholeGame!]!',
        resolve: () => gamesOf().filter(({ id }) => id.startsWith('games/')),
      },
      referencePage: {
        type: 'ReferencePage!',
        args: { versionName: 'String!', kind: 'String!', entryId: 'String' },
        resolve: (_source: unknown, args: ReferencePageArgs) => pageCache.cardsOf(args),
      },
    },
    Mdx: {
      file: { resolve: fileOf },
      docId: { resolve: (node: Node) => requirePlace(fileOf(node)).docId },
      versionName: { resolve: (node: Node) => requirePlace(fileOf(node)).version.name },
      path: { resolve: pathOf },
      docRecord: {
        resolve: async (node: Node, _args: object, { nodeModel }: ResolverContext) => {
          const file = fileOf(node);
          const entries = await queryReference(nodeModel);
          const terms = await queryGlossary(nodeModel);
          return docRecordOf(file, requirePlace(file), await load(node), entries, terms);
        },
      },
      lastUpdate: { resolve: (node: Node) => historyOf(node)?.lastUpdate ?? null },
      authors: { resolve: (node: Node) => historyOf(node)?.authors ?? [] },
      problems: {
        resolve: async (node: Node) => (await load(node)).problems,
      },
      document: {
        // What has no page among the docs, such as a post of a blog, is shown as its file is.
        resolve: async (node: Node) => {
          const place = placeOf(fileOf(node), contentFolders);
          const id = place && docPageId(place.version.name, place.docId);
          return (id === null ? undefined : await pageCache.documentOf(id)) ?? load(node);
        },
      },
    },
    MdxFrontmatter: frontmatterResolvers,
    MdxDocument: {
      shownTree: { resolve: ({ tree }: StoredDocument) => drawOutcomes(tree) },
      takesInitial: { resolve: ({ tree }: StoredDocument) => takesInitial(tree) },
      toc: { resolve: tocOf },
      wordCount: {
        resolve: ({ plainText: text }: StoredDocument) =>
          text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
      },
      names: { resolve: ({ tree }: StoredDocument) => tipsIn(tree) },
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
      `${file} is outside the docs folders (${folders}). Move it into one of them, or add its folder to “versions” in src/config/site-config.ts.`,
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
