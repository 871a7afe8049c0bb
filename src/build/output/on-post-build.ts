import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headerRules, hostHeaders } from '../../core/hosts/host-headers';
import { formatProblems } from '../../core/problems/format-problems';
import { mustStop } from '../../core/problems/problem';
import { siteConfig } from '../../site/site-config';
import { isNetlify } from '../environment';
import { writeSearchIndex } from '../search/write-search-index';
import { addPolicy } from './add-policy';
import { checkOutputLinks } from './check-output-links';
import { loadDocsPages, type DocsPage, type GatsbyPage } from './docs-pages';
import { forwarders } from './forwarder';
import { machineFiles } from './machine-files';
import type { OutputFile } from './output-file';
import { readPages } from './read-pages';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { searchEngineFiles } from './search-engine-files';
import { siteIndex } from './site-index';
import type { SocialCard } from './social-card';
import { drawSocialImages } from './social-images';

// Gatsby types it as `Function`.
type GetState = () => { redirects: RedirectRule[]; pages: ReadonlyMap<string, GatsbyPage> };

/** The pass over the finished site: the only place that sees pages as hosts will serve them. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  const { store, reporter, pathPrefix } = api;
  const output = path.join(process.cwd(), 'public');
  const state = (store.getState as GetState)();
  const { redirects } = state;
  const redirected = new Set(redirects.map(({ fromPath }) => fromPath.slice(pathPrefix.length)));
  const pages = readPages(output);
  // Forwarding documents of an earlier build are no pages.
  for (const address of redirected) pages.delete(address);

  const problems = checkOutputLinks({
    pages,
    pathPrefix,
    otherPaths: redirected,
    hasFile: (address) => existsSync(path.join(output, decodeURI(address))),
  });
  if (problems.length > 0) {
    if (mustStop(problems, process.env.CI === 'true')) reporter.panic(formatProblems(problems));
    reporter.warn(formatProblems(problems));
  }

  const docs = await loadDocsPages(
    (query) => api.graphql(query),
    [...state.pages.values()],
    siteConfig.versions[0].name,
  );
  const options = { site: siteConfig, pathPrefix };
  const forwarding = forwarders({
    pages: [...pages.keys()],
    redirects,
    pathPrefix,
    isNetlify: isNetlify(),
  });
  // On Netlify the adapter adds the redirects of the site, and writes the headers, when this is done.
  const hostFiles = (): OutputFile[] =>
    isNetlify()
      ? [{ address: '/_redirects', text: redirectRules(forwarding.rules) }]
      : [
          { address: '/_redirects', text: redirectRules(redirects) },
          {
            address: '/_headers',
            text: headerRules(hostHeaders(readdirSync(output)), pathPrefix),
          },
        ];
  const files: OutputFile[] = [
    ...forwarding.documents,
    ...hostFiles(),
    {
      address: '/site-index.json',
      text: JSON.stringify(siteIndex(pages, redirects, pathPrefix)),
    },
    ...machineFiles(docs, options),
    ...searchEngineFiles({
      ...options,
      listed: [...pages].flatMap(([address, { isIndexed }]) => (isIndexed ? [address] : [])),
      lastUpdates: new Map(
        docs.flatMap((page) => (page.lastUpdate ? [[page.path, page.lastUpdate]] : [])),
      ),
    }),
  ];
  for (const { address, text } of files) {
    const file = path.join(output, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const cards = new Map(docs.map((page) => [page.path, cardOf(page)]));
  cards.set('/', { title: siteConfig.tagline, description: siteConfig.description, section: '' });
  const drawn = await drawSocialImages(cards, {
    output,
    cacheFolder: path.join(process.cwd(), '.cache/social-images'),
  });
  reporter.info(`${cards.size} social images, ${drawn} of them drawn anew`);
  await writeSearchIndex(output, docs);
  addPolicies(output);
};

function cardOf({ title, description, trail }: DocsPage): SocialCard {
  return { title, description, section: trail.slice(0, -1).join(' · ') };
}

/** Last, since it vouches for every script that stands in a page by now. */
function addPolicies(output: string): void {
  const entries = readdirSync(output, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    // A folder may be called so too: a moved page’s address can end in “.html”.
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, addPolicy(readFileSync(file, 'utf8')));
  }
}
