import type { SiteConfig } from '../../config/site-config';
import { THEME_COLORS } from '../../config/theme-colors';
import { sitemap } from '../../docs/pages/sitemap';
import type { DocsPage } from '../pages/docs-pages';
import type { OutputFile } from '../pages/output-file';
import type { OutputPage } from './read-page';

interface SearchEngineFilesOptions {
  site: SiteConfig;
  pathPrefix: string;
  /** The finished pages by their address, without the path prefix. */
  pages: ReadonlyMap<string, Pick<OutputPage, 'isIndexed'>>;
  docs: readonly Pick<DocsPage, 'path' | 'lastUpdate'>[];
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
      text: JSON.stringify({
        name: site.title,
        short_name: site.title,
        description: site.description,
        start_url: `${pathPrefix}/`,
        scope: `${pathPrefix}/`,
        display: 'minimal-ui',
        background_color: THEME_COLORS.light,
        theme_color: THEME_COLORS.light,
        icons: [{ src: `${pathPrefix}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' }],
      }),
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
