import type { GatsbyNode, Node } from 'gatsby';
import type { DocumentNode } from '../../core/document/document-tree';
import { collectHeadings } from '../../core/document/collect';
import { isLong } from '../../core/document/is-long';
import { labelCells } from '../../core/document/label-cells';
import { plainText } from '../../core/document/plain-text';
import { takesInitial } from '../../core/document/takes-initial';
import { drawExercises } from '../../core/exercises/draw-exercises';
import { docPathOf } from '../../core/paths/doc-path';
import { REFERENCE_DOC } from '../../core/reference/card-address';
import { drawGameSources } from '../../core/games/draw-game-source';
import { drawSteps } from '../../core/course/draw-steps';
import { drawGames } from '../../core/games/draw-games';
import type { PublishedGame } from '../../core/games/whole-game';
import { drawReferences } from '../../core/reference/draw-references';
import { explainEntries, type Explanations } from '../../core/reference/explain-entries';
import { addOutcomes } from '../../core/samples/add-outcomes';
import { drawOutcomes } from '../../core/samples/draw-outcomes';
import { makePlayable } from '../../core/samples/make-playable';
import { tipsIn } from '../../core/tips/tips-in';
import { buildToc } from '../../core/toc/build-toc';
import { translationDir } from '../../site/current-locale';
import { siteConfig } from '../../site/site-config';
import { contentFolders } from '../content/content-folders';
import { placeOf, projectFile, translationOf, type ContentPlace } from '../content/content-place';
import { docRecordOf } from '../content/doc-record-of';
import { createDocumentStore } from '../documents/create-document-store';
import { highlight } from '../documents/highlight';
import { finishDocument } from '../documents/finish-document';
import type { StoredDocument } from '../documents/stored-document';
import { isDevelop } from '../environment';
import { publishedGames } from '../games/write-games';
import { fileHistoriesFromGit } from '../pages/file-histories';
import { checkSamples } from '../samples/check-samples';
import { samplesDigest } from '../samples/samples-digest';
import { drawLessons } from './draw-lessons';
import { drawReferenceIndex } from './draw-reference-index';
import { drawReferencePage, type ReferencePageArgs } from './draw-reference-page';
import { drawSymptoms } from './draw-symptoms';
import { drawTerms } from './draw-terms';
import { frontmatterResolvers } from './frontmatter-resolvers';
import { linkEntries, linkToCards } from './link-entries';
import { linkPages } from './link-pages';
import type { NodeModel, ResolverContext } from './node-model';
import { createDocsQuery, idKey } from './query-docs';
import { createExercisesQuery } from './query-exercises';
import { createGlossaryQuery } from './query-glossary';
import { queryOnce } from './query-once';
import { createReferenceQuery } from './query-reference';

// Gatsby types it as `Function`.
type AddResolvers = (resolvers: Record<string, object>) => void;

/** Adds the address and the finished document to `Mdx` nodes. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, cache }) => {
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot, cache);
  const sampleOptions = { cache, digest: samplesDigest(projectRoot) };
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

  const queryDocs = createDocsQuery(projectRoot);
  const queryReference = createReferenceQuery();
  const queryGlossary = createGlossaryQuery();
  const queryExercises = createExercisesQuery();
  let games: PublishedGame[] | null = null;
  const gamesOf = () => {
    // In `develop` they change, and have no nodes that would tell.
    if (isDevelop()) return publishedGames(projectRoot);
    games ??= publishedGames(projectRoot);
    return games;
  };
  const querySidebars = queryOnce('Sidebars', (nodes) =>
    JSON.stringify([...nodes].map(({ sidebars }) => sidebars)),
  );

  /** Address of the page of all entries; null if a version has none. */
  const rootOf = async (versionName: string, nodeModel: NodeModel) =>
    (await findDoc(REFERENCE_DOC, versionName, nodeModel))?.path ?? null;

  const findPath = async (file: string, nodeModel: NodeModel) => {
    const { byFile } = await queryDocs(nodeModel);
    const found = byFile.get(translationOf(file, translationDir)) ?? byFile.get(file);
    return found === undefined ? null : pathOf(found);
  };

  const readDoc = async (node: Node) => {
    const { frontmatter, headings } = await load(node);
    if (frontmatter.draft === true && !isDevelop()) return null;
    return {
      path: await pathOf(node),
      title: frontmatter.title,
      headings: new Map(headings.map(({ id, label }) => [id, plainText(label)])),
    };
  };
  const docsRead = new Map<Node, ReturnType<typeof readDoc>>();

  const findDoc = async (docId: string, versionName: string, nodeModel: NodeModel) => {
    const { byId } = await queryDocs(nodeModel);
    const node = byId.get(idKey(versionName, docId));
    if (node === undefined) return null;
    const doc = docsRead.get(node) ?? readDoc(node);
    docsRead.set(node, doc);
    return doc;
  };

  /** Needed by every card, so it is computed once per version. */
  const explanations = new Map<string, Promise<Explanations>>();
  const explanationsOf = (versionName: string, nodeModel: NodeModel) => {
    const known = explanations.get(versionName);
    if (known !== undefined) return known;
    const found = (async () => {
      const { entries, index } = await queryReference(nodeModel);
      const { byId } = await queryDocs(nodeModel);
      const docs = [];
      for (const node of byId.values()) {
        const { version, docId } = requirePlace(fileOf(node));
        if (version.name !== versionName || docId === REFERENCE_DOC) continue;
        const { frontmatter, tree } = await load(node);
        // Pages whose code is not linked to the reference do not explain entries.
        if (frontmatter.code_links === false) continue;
        const page = await findDoc(docId, versionName, nodeModel);
        if (page !== null) docs.push({ docId, ...page, tree });
      }
      return explainEntries(entries, index, docs);
    })();
    explanations.set(versionName, found);
    return found;
  };

  const outcomesOf = async (file: string, { codeSamples }: StoredDocument) => {
    const { outcomes } = await checkSamples([{ file, codeSamples }], sampleOptions);
    return outcomes.get(file) ?? new Map<number, never>();
  };

  const finish = async (node: Node, nodeModel: NodeModel) => {
    const document = await load(node);
    const path = await pathOf(node);
    const { originalFile, version, docId } = requirePlace(fileOf(node));
    const hasCodeLinks = document.frontmatter.code_links !== false;
    const { entries, index } = await queryReference(nodeModel);
    const terms = await queryGlossary(nodeModel);
    const exercises = await queryExercises(nodeModel);
    const order = await querySidebars(nodeModel);
    const outcomes = await outcomesOf(originalFile, document);
    const findPage = (docId: string) => findDoc(docId, version.name, nodeModel);
    const root = await rootOf(version.name, nodeModel);
    return finishDocument(document, [
      (tree) => drawSymptoms(tree, docId),
      (tree) => drawReferences(tree, entries, root),
      (tree) => drawSteps(tree, docId, gamesOf()),
      (tree) => drawGames(tree, gamesOf()),
      (tree) => (hasCodeLinks ? drawTerms(tree, { terms, docId, findPage }) : tree),
      (tree) => (hasCodeLinks ? linkEntries(tree, { index, docId, path, root }) : tree),
      (tree) =>
        linkPages(tree, {
          file: originalFile,
          path,
          findPath: (file) => findPath(file, nodeModel),
        }),
      (tree) => linkToCards(tree, entries, root),
      (tree) => drawReferenceIndex(tree, { entries, index }, path),
      labelCells,
      (tree) => addOutcomes(tree, document.codeSamples, outcomes),
      (tree) => makePlayable(tree, document.codeSamples, outcomes),
      // Last: the steps before count the code blocks of the page.
      (tree) => drawGameSources(tree, gamesOf(), highlight),
      // Their code is not that of the page’s own samples, which were counted before.
      (tree) => drawExercises(tree, exercises, highlight),
      (tree) => drawLessons(tree, { exercises, order, findPage }),
    ]);
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
        resolve: async (_source: unknown, args: ReferencePageArgs, context: ResolverContext) => {
          const { nodeModel } = context;
          const root = await rootOf(args.versionName, nodeModel);
          if (root === null)
            throw new Error('The page of all entries is missing from the data layer.');
          const tree = drawReferencePage(args, {
            root,
            reference: await queryReference(nodeModel),
            explanations: await explanationsOf(args.versionName, nodeModel),
          });
          return { tree, toc: buildToc(collectHeadings(tree), 2, 2) };
        },
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
          const { entries } = await queryReference(nodeModel);
          const terms = await queryGlossary(nodeModel);
          return docRecordOf(node.id, file, requirePlace(file), await load(node), entries, terms);
        },
      },
      lastUpdate: { resolve: (node: Node) => historyOf(node)?.lastUpdate ?? null },
      authors: { resolve: (node: Node) => historyOf(node)?.authors ?? [] },
      problems: { resolve: async (node: Node) => (await load(node)).problems },
      document: {
        resolve: (node: Node, _args: object, { nodeModel }: ResolverContext) =>
          finish(node, nodeModel),
      },
    },
    MdxFrontmatter: frontmatterResolvers,
    MdxDocument: {
      shownTree: { resolve: ({ tree }: StoredDocument) => drawOutcomes(tree) },
      takesInitial: { resolve: ({ tree }: StoredDocument) => takesInitial(tree) },
      isLong: { resolve: ({ tree }: StoredDocument) => isLong(tree) },
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
      `${file} is outside the docs folders (${folders}). Move it into one of them, or add its folder to “versions” in src/site/site-config.ts.`,
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
