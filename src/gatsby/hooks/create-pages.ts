import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { formatProblems } from '../../base/problems/format-problems';
import { siteConfig } from '../../config/site-config';
import { pageFacts, type PageKind } from '../../docs/pages/page-kinds';
import { cardsOfPlan } from '../cards/cards-of-plan';
import { drawCardsAhead } from '../cards/draw-cards-ahead';
import { reportProblems } from '../content/report-problems';
import { takeSite, type Site } from '../content/site';
import { PageCache } from '../derive/page-cache';
import { readSite } from '../develop/read-site';
import { writeGame } from '../game/write-game';
import { writeGames } from '../games/write-games';
import { writeSiteData } from '../output/write-site-data';
import { deriveTexts, type MdxNode } from '../pages/derive-texts';
import { loadDocsPages } from '../pages/docs-pages';
import { projectFile } from '../project/content-place';
import { hasCms, isDevelop } from '../project/environment';
import { startSearchIndex } from '../search/write-search-index';
import { answerQueries } from '../testing/answer-queries';
import { startAfterWebpack } from '../threads/after-webpack';

const templateOf = (kind: PageKind) => path.resolve(`src/templates/${kind}.tsx`);

/** Creates every page of the content, and what pages load; in `develop` at each change. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { reporter } = api;
  const output = path.resolve('public');
  const site = isDevelop() ? await readSite(api) : takeSite();
  // A build has been checked before it began; while authors write, this is where they hear of it, unless the check of all
  // content tells them.
  if (isDevelop() && !hasCms() && site.problems.length > 0)
    reporter.warn(formatProblems(site.problems));
  writeGames(site.games, output);
  writeSiteData(site, output);
  // esbuild, which is a process of its own, bundles the game meanwhile.
  await Promise.all([
    writeGame(process.cwd(), output, site.differences),
    createSitePages(api, site),
  ]);
  if (!isDevelop()) {
    createRedirects(api, site);
    await startCardsAndSearch(api, site, output);
  }
  startAfterWebpack((found) => reportProblems(found, reporter));
  await answerQueries((query) => api.graphql(query));
};

async function createSitePages(api: CreatePagesArgs, site: Site): Promise<void> {
  const nodes = mdxNodes(api);
  const digests = await deriveTexts(api, site, nodes);
  for (const { path: address, context, origin } of site.pages) {
    const digest = digests.get(address);
    // A file that cannot be read just now has no node, and its page says so.
    const nodeId = nodes.get(origin.file)?.id ?? '';
    api.actions.createPage({
      path: address,
      component: templateOf(context.kind),
      context: {
        ...context,
        ...(pageFacts(context).text.from === 'doc' && { nodeId }),
        ...(digest !== undefined && { digest }),
      },
    });
  }
}

/** The nodes of the docs, by their files. */
function mdxNodes({ getNodesByType }: CreatePagesArgs): ReadonlyMap<string, MdxNode> {
  const nodes = getNodesByType('Mdx').map(({ id, internal }): [string, MdxNode] => {
    const { contentFilePath = '', contentDigest } = internal;
    return [projectFile(process.cwd(), contentFilePath), { id, contentFilePath, contentDigest }];
  });
  return new Map(nodes);
}

/** Not in `develop`: Gatsby does not follow redirects there, and would keep those that have been removed. */
function createRedirects({ actions }: CreatePagesArgs, { content }: Site): void {
  for (const { from, to } of content.redirects) {
    // Forced: Netlify would otherwise serve the forwarding document that is there for other hosts.
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, force: true });
  }
}

async function startCardsAndSearch(
  { cache, pathPrefix }: CreatePagesArgs,
  { pages, content }: Site,
  output: string,
): Promise<void> {
  const docs = content.versions.flatMap((version) => version.docs);
  drawCardsAhead(cardsOfPlan(pages, docs), process.cwd());
  const pageCache = new PageCache(cache);
  const texts = await loadDocsPages(pages, {
    currentVersion: siteConfig.versions[0].name,
    siteUrl: siteConfig.url + pathPrefix,
    textsOf: (id) => pageCache.textsOf(id),
  });
  startSearchIndex(output, texts, cache);
}
