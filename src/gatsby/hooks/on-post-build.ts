import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { parseDocument } from 'htmlparser2';
import { publishedSettings } from '../../cms/protocol/admin-settings';
import { siteConfig } from '../../config/site-config';
import { socialImageOf } from '../../config/social-image';
import { cardsOfPages, type DrawnPages } from '../cards/cards-of-pages';
import { cardsDrawnAhead } from '../cards/draw-cards-ahead';
import { writeCards } from '../cards/write-cards';
import { removeAdmin, writeAdmin } from '../cms/write-admin';
import { readReference } from '../content/read-reference';
import { reportProblems } from '../content/report-problems';
import { PageCache } from '../derive/page-cache';
import { createDocumentStore } from '../documents/create-document-store';
import { serviceWorkerFiles } from '../offline/service-worker';
import { serviceWorkerMode } from '../offline/service-worker-mode';
import { addPolicy } from '../output/add-policy';
import { drawAppIcons } from '../output/app-icons';
import { readAppScripts } from '../output/app-scripts';
import { checkOutputLinks } from '../output/check-output-links';
import { deferApp, type DeferOptions } from '../output/defer-app';
import { bundleEarlyScript } from '../output/early-script';
import { hostFiles } from '../hosts/host-files';
import { SLICE_OF_SCRIPTS, WEBPACK_STATS } from '../output/gatsby-files';
import { machineFiles } from '../output/machine-files';
import { readPage, type OutputPage } from '../output/read-page';
import type { RedirectRule } from '../hosts/redirect-rules';
import { referenceFiles } from '../output/reference-files';
import { rewriteFiles } from '../output/rewrite-files';
import type { RewrittenHtml } from '../output/rewrite-html';
import { rewritePages, pageAddresses } from '../output/rewrite-pages';
import { searchEngineFiles } from '../output/search-engine-files';
import { siteIndex } from '../output/site-index';
import { WrittenFiles } from '../output/written-files';
import { loadDocsPages, type GatsbyPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';
import { planPrint, printFiles } from '../print/print-files';
import { contentFolders } from '../project/content-folders';
import { isNetlify } from '../project/environment';
import { searchIndexWritten } from '../search/write-search-index';
import { afterWebpackDone } from '../threads/after-webpack';
import { Threads } from '../threads/threads';

// Gatsby types it as `Function`.
type GetState = () => { redirects: RedirectRule[]; pages: ReadonlyMap<string, BuiltPage> };
type BuiltPage = GatsbyPage & { componentChunkName: string };

/** A Gatsby library for third-party scripts, which this site has none of. */
const UNUSED_LIBRARY = '~partytown';

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

/** The pass over the finished site: the only step that sees pages as hosts will serve them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { store, cache, reporter, pathPrefix } = api;
  await afterWebpackDone();
  const output = path.join(process.cwd(), 'public');
  const { redirects, pages: gatsbyPages } = (store.getState as GetState)();
  const admin = publishedSettings(process.env, siteConfig);
  removeAdmin(output);
  rmSync(path.join(output, UNUSED_LIBRARY), { recursive: true, force: true });
  const options = { site: siteConfig, pathPrefix };
  const files = new WrittenFiles(output, cache);
  await files.begin(gatsbyPages.keys());
  const pageCache = new PageCache(cache);
  const docs = await loadDocsPages([...gatsbyPages.values()], {
    currentVersion: siteConfig.versions[0].name,
    siteUrl: siteConfig.url + pathPrefix,
    textsOf: (id) => pageCache.textsOf(id),
  });

  const read = (file: string) => readFileSync(path.join(output, file), 'utf8');
  const { start, chunks, defer } = readScripts(read, [...gatsbyPages.values()], pathPrefix);
  const redirected = new Set(redirects.map(({ fromPath }) => fromPath.slice(pathPrefix.length)));
  const plans = planPrint(docs, options);
  const threads = new Threads();
  const addresses = pageAddresses(output).filter(
    // Forwarding documents of an earlier build are not pages, and the print version is made of pages.
    (address) => !redirected.has(address) && !plans.some(({ path }) => path === address),
  );
  const { html, parsed } = await threads.closeAfter(
    rewritePages(output, addresses, {
      defer,
      print: new Map(plans.flatMap(({ texts }) => [...texts])),
      cache,
      threads,
    }),
  );
  reporter.info(`${parsed} of ${html.size} pages read, the others are as they were`);
  // Before the links are checked, because pages link to these files.
  const printed = printFiles(plans, {
    ...options,
    readHtml: (address) => read(path.join(address, 'index.html')),
    printedOf: (address) => html.get(address)?.printed ?? '',
  });
  files.write([start, ...machineFiles(docs, options), ...printed]);
  const pages = finishedPages(html, printed);
  reportProblems(
    checkOutputLinks({
      pages,
      pathPrefix,
      otherPaths: redirected,
      hasFile: (address) => existsSync(path.join(output, decodeURI(address))),
    }),
    reporter,
  );

  files.write([
    ...hostFiles({
      pages: [...pages.keys()],
      redirects,
      pathPrefix,
      rootFiles: readdirSync(output),
      isNetlify: isNetlify(),
    }),
    { address: '/site-index.json', text: JSON.stringify(siteIndex(pages, redirects, pathPrefix)) },
    ...referenceFiles(readReference(process.cwd()).entries, { ...options, docs }),
    ...searchEngineFiles({ ...options, pages, docs }),
  ]);
  files.note(await writeAppIcons(output));
  files.note(await writeSocialImages({ docs, pages }, output, reporter));
  await searchIndexWritten();
  // Last, because a policy lists what is in a page. Other documents are few: forwarders, and the print version.
  const others = (address: string) => !html.has(address);
  rewriteFiles(output, others, (text) => addPolicy(deferApp(text, defer)));
  files.removeLeftovers();
  files.write(
    serviceWorkerFiles({ mode: serviceWorkerMode(), output, pathPrefix, chunks, redirected }),
  );
  await files.end();
  if (admin !== null) {
    const store = createDocumentStore(process.cwd());
    await writeAdmin(output, process.cwd(), admin, contentFolders, store);
  }
};

/** What webpack has made of the app: its start, the files of its chunks, and what each page needs of it. */
function readScripts(
  read: (file: string) => string,
  pages: readonly BuiltPage[],
  pathPrefix: string,
): { start: OutputFile; chunks: Record<string, string[]>; defer: DeferOptions } {
  const { start, addresses } = readAppScripts(read(SLICE_OF_SCRIPTS), pathPrefix, read);
  const { assetsByChunkName: chunks } = JSON.parse(read(WEBPACK_STATS)) as WebpackStats;
  const scriptsOf = (chunk: string) =>
    (chunks[chunk] ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${pathPrefix}/${file}`);
  const code = Object.fromEntries(
    pages.map((page) => [page.path, scriptsOf(page.componentChunkName)]),
  );
  const defer = { earlyScript: bundleEarlyScript(), scripts: addresses, code, pathPrefix };
  return { start, chunks, defer };
}

/** The pages and their print versions, in the order of their files. */
function finishedPages(
  html: ReadonlyMap<string, RewrittenHtml>,
  printed: readonly OutputFile[],
): Map<string, OutputPage> {
  const pages = [
    ...[...html].map(([address, { page }]) => [address, page] as const),
    ...printed.map(
      ({ address, text }) => [path.dirname(address) + '/', readPage(parseDocument(text))] as const,
    ),
  ];
  return new Map(pages.sort(([one], [other]) => (`${one}index` < `${other}index` ? -1 : 1)));
}

/** Writes the icons of the installed app; resolves with their addresses. */
async function writeAppIcons(output: string): Promise<string[]> {
  const icons = await drawAppIcons(readFileSync(path.join(process.cwd(), 'static/favicon.svg')));
  for (const { address, image } of icons) writeFileSync(path.join(output, address), image);
  return icons.map(({ address }) => address);
}

/** Writes the social images of the pages; resolves with their addresses. */
async function writeSocialImages(
  shown: DrawnPages,
  output: string,
  reporter: Reporter,
): Promise<string[]> {
  await cardsDrawnAhead();
  const cards = cardsOfPages(shown);
  const drawn = await writeCards(cards, output);
  reporter.info(`${cards.size} social images, ${drawn} of them drawn now`);
  return [...cards.keys()].map(socialImageOf);
}
