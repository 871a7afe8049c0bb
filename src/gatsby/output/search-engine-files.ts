import type { SiteConfig } from '../../config/site-config';
import { sitemap } from '../../docs/pages/sitemap';
import type { DocsPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';
import type { OutputPage } from './read-page';
import { webAppManifest } from './web-app-manifest';

interface SearchEngineFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  /** The finished pages by their address, without the path prefix. */
  pages: ReadonlyMap<string, Pick<OutputPage, 'isIndexed'>>;
  docs: readonly DocsPage[];
}

/**
 * The files that search engines and browsers request: sitemap, robots.txt, web app manifest, OpenSearch description.
 */
export function searchEngineFiles({
  site,
  pathPrefix,
  pages,
  docs,
}: SearchEngineFilesOptions): OutputFile[] {
  const urlOf = (path: string) => `${site.url}${pathPrefix}${path}`;
  const lastUpdates = new Map(docs.map(({ path, lastUpdate }) => [path, lastUpdate]));
  const listed = [...pages].flatMap(([path, { isIndexed }]) => (isIndexed ? [path] : []));
  const entries = listed.map((path) => ({
    url: urlOf(path),
    lastUpdate: lastUpdates.get(path) ?? null,
  }));
  return [
    { address: '/sitemap.xml', text: sitemap(entries) },
    {
      address: '/robots.txt',
      text: `User-agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml')}\n`,
    },
    {
      address: '/manifest.webmanifest',
      text: JSON.stringify(webAppManifest({ site, pathPrefix, docs })),
    },
    {
      address: '/opensearch.xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        `<ShortName>${site.title}</ShortName>`,
        `<Description>${site.title}: the documentation</Description>`,
        '<InputEncoding>UTF-8</InputEncoding>',
        `<Image width="16" height="16" type="image/svg+xml">${urlOf('/favicon.svg')}</Image>`,
        `<Url type="text/html" template="${urlOf('/search/')}?q={searchTerms}"/>`,
        '</OpenSearchDescription>',
        '',
      ].join('\n'),
    },
  ];
}
