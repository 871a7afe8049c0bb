import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { formatProblems } from '../../base/problems/format-problems';
import type { Problem } from '../../base/problems/problem';
import { siteConfig } from '../../config/site-config';
import { glossaryTips } from '../../docs/glossary/glossary-tips';
import type { Redirect } from '../../docs/redirects/redirect';
import { configWords } from '../../docs/reference/config-words';
import { entrySynonyms } from '../../docs/reference/entry-synonyms';
import { indexReference } from '../../docs/reference/index-reference';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import type { PageContext } from '../../docs/sidebar/page-data';
import type { SidebarsSource } from '../../docs/sidebar/sidebar-source';
import { collectTips } from '../../docs/tips/collect-tips';
import { entryTip } from '../../docs/tips/entry-tip';
import { courseChapters } from '../../lessons/course/course-chapters';
import { cardsOfPlan } from '../cards/cards-of-plan';
import { drawCardsAhead } from '../cards/draw-cards-ahead';
import { hasStaticFile } from '../content/check-content';
import { readSearchSynonyms } from '../content/read-search-synonyms';
import { reportProblems } from '../content/report-problems';
import { planSite, type SiteContent } from '../content/site-plan';
import { standingPaths } from '../content/standing-paths';
import { noteContentQuery } from '../develop/follow-changes';
import { settleNodes } from '../develop/settle-nodes';
import { unreadDocs } from '../develop/unread-docs';
import { createDocumentStore } from '../documents/create-document-store';
import { readExercises } from '../exercises/read-exercises';
import { FinishedPages } from '../finish/finished-pages';
import { writeGame } from '../game/write-game';
import { readGames } from '../games/read-games';
import { writeGames } from '../games/write-games';
import { writeData } from '../output/write-data';
import { loadDocsPages } from '../pages/docs-pages';
import { fileHistoriesFromGit } from '../pages/file-histories';
import { finishTexts } from '../pages/finish-texts';
import { withoutTranslated } from '../project/content-place';
import { isDevelop } from '../project/environment';
import { toPlaced, type ReferenceEntryFields } from '../schema/query-reference';
import { startSearchIndex } from '../search/write-search-index';
import { answerQueries } from '../testing/answer-queries';
import { startLater } from '../threads/do-later';

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

const templates: Record<PageContext['kind'], string> = {
  doc: template('doc'),
  category: template('category'),
  overview: template('overview'),
  reference: template('reference'),
};

/** Creates every page of the content, the redirects of a build, and the tips; in `develop` at each change. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { actions, reporter } = api;
  const { content, documentProblems } = await contentOf(api);
  const reference = toPlaced(
    api.getNodesByType('ReferenceEntry') as unknown[] as ReferenceEntryFields[],
  );
  const histories = fileHistoriesFromGit(process.cwd());
  const { pages, problems } = planSite(
    { ...content, reference },
    {
      withDrafts: isDevelop(),
      editUrl: siteConfig.editUrl,
      historyOf: (file) => histories.get(file) ?? null,
      hasFile: hasStaticFile(process.cwd()),
      standingPaths: standingPaths(process.cwd()),
    },
  );
  // A build has been checked before it began; while authors write, this is where they hear of it.
  const allProblems = [...documentProblems, ...problems];
  if (isDevelop() && allProblems.length > 0) reporter.warn(formatProblems(allProblems));
  if (!isDevelop()) {
    // Gatsby does not follow redirects in `develop`, and would keep those that have been removed.
    for (const { from, to } of content.redirects) {
      // Forced: Netlify would otherwise serve the forwarding document that is there for other hosts.
      actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, force: true });
    }
  }
  const entries = reference.map(({ entry }) => entry);
  const termTips = glossaryTips(
    api.getNodesByType('GlossaryTerm').map(({ termId, meaning }) => ({
      id: String(termId),
      meaning: String(meaning),
    })),
  );
  await writeGame(
    process.cwd(),
    path.resolve('public'),
    api
      .getNodesByType('PlaygroundDifference')
      // Their order is not that of the file.
      .sort((left, right) => Number(left.position) - Number(right.position))
      .map(({ differenceId, title, explanation, onlyHere }) => ({
        differenceId: String(differenceId),
        title: String(title),
        explanation: String(explanation),
        onlyHere: onlyHere === true,
      })),
  );
  const { games } = readGames(process.cwd());
  writeGames(games, path.resolve('public'));
  const chapters = courseChapters(
    content.versions.flatMap((version) => version.docs),
    games,
  );
  writeData(path.resolve('public'), 'course.json', chapters);
  const digests = await finishTexts(api, { pages, content, entries, games });
  for (const { path: pagePath, context } of pages) {
    const digest = digests.get(pagePath);
    actions.createPage({
      path: pagePath,
      component: templates[context.kind],
      context: { ...context, ...(digest !== undefined && { digest }) },
    });
  }
  writeData(path.resolve('public'), 'tips.json', collectTips([entries.map(entryTip), termTips]));
  // From the files: nodes are in the order in which they happened to be made.
  const exercises = readExercises(process.cwd()).exercises.map(({ exercise }) => exercise);
  const exercisePages = pages.flatMap(({ path: address, context }) => {
    if (context.kind !== 'doc') return [];
    const ids = exercises.filter(({ page }) => page === context.docId).map(({ id }) => id);
    return ids.length === 0 ? [] : [[address, ids] as const];
  });
  writeData(path.resolve('public'), 'exercises.json', Object.fromEntries(exercisePages));
  const { synonyms } = readSearchSynonyms(process.cwd());
  const words = selectCompletionWords(entries, entrySynonyms(synonyms, indexReference(entries)));
  writeData(path.resolve('public'), 'reference-words.json', words);
  writeData(path.resolve('public'), 'reference-config.json', configWords(entries));
  if (!isDevelop()) {
    const docs = content.versions.flatMap((version) => version.docs);
    drawCardsAhead(cardsOfPlan(pages, docs), process.cwd());
    const finished = new FinishedPages(api.cache);
    const texts = await loadDocsPages(pages, {
      currentVersion: siteConfig.versions[0].name,
      siteUrl: siteConfig.url + api.pathPrefix,
      textsOf: (id) => finished.textsOf(id),
    });
    startSearchIndex(path.resolve('public'), texts, api.cache);
  }
  startLater((found) => reportProblems(found, reporter));
  await answerQueries((query) => api.graphql(query));
};

/** The current content; in `develop` including docs that cannot be read. */
async function contentOf(api: CreatePagesArgs): Promise<QueriedContent> {
  if (!isDevelop()) return queryContent((query) => api.graphql(query));
  await settleNodes(api);
  noteContentQuery();
  const queried = await queryContent((query) => api.graphql(query));
  const projectRoot = process.cwd();
  const store = createDocumentStore(projectRoot, api.cache);
  const docs = queried.content.versions.flatMap((version) => version.docs);
  const unread = await unreadDocs(api, projectRoot, store, docs);
  const versions = queried.content.versions.map((content) => {
    const ofVersion = unread.filter(({ versionName }) => versionName === content.version.name);
    return {
      ...content,
      docs: withoutTranslated([...content.docs, ...ofVersion.map(({ doc }) => doc)]),
    };
  });
  return {
    content: { ...queried.content, versions },
    documentProblems: [...queried.documentProblems, ...unread.flatMap(({ problems }) => problems)],
  };
}

interface QueriedContent {
  content: SiteContent;
  /** The problems within single files. */
  documentProblems: Problem[];
}

/** Gatsby’s own type has a `this` and no type for the result. */
type RunQuery = (query: string) => Promise<{ data?: Queries.SiteContentQuery; errors?: unknown }>;

async function queryContent(graphql: RunQuery): Promise<QueriedContent> {
  const { data, errors } = await graphql(`
    query SiteContent {
      allMdx(sort: { internal: { contentFilePath: ASC } }) {
        nodes {
          versionName
          docRecord
          problems
        }
      }
      allSidebars {
        nodes {
          versionName
          sidebars
        }
      }
      allRedirect {
        nodes {
          from
          to
          line
        }
      }
    }
  `);
  if (errors !== undefined || data === undefined) {
    throw new Error(`The content could not be queried: ${JSON.stringify(errors)}`);
  }
  const content: SiteContent = {
    versions: siteConfig.versions.map((version) => ({
      version,
      docs: withoutTranslated(
        data.allMdx.nodes
          .filter(({ versionName }) => versionName === version.name)
          .map(({ docRecord }) => docRecord as unknown as DocRecord),
      ),
      sidebars: (data.allSidebars.nodes.find(({ versionName }) => versionName === version.name)
        ?.sidebars ?? {}) as unknown as SidebarsSource,
    })),
    redirects: data.allRedirect.nodes.map((redirect): Redirect => ({ ...redirect })),
  };
  const documentProblems = data.allMdx.nodes.flatMap(
    ({ problems }) => problems as unknown as Problem[],
  );
  return { content, documentProblems };
}
