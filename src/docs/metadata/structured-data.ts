import type { PageLink } from '../sidebar/page-data';

export interface ArticleFacts {
  title: string;
  description: string;
  /** The page’s sidebar groups, outermost first, and the page itself. */
  trail: readonly PageLink[];
  /** Absolute address of the site’s root, without a trailing slash, path prefix included. */
  root: string;
  siteName: string;
  /** Language code such as “en”. */
  language: string;
  /** ISO 8601 date-time, or null if unknown. */
  lastUpdate: string | null;
}

/**
 * The structured data of a docs page for search engines: the article and its breadcrumbs
 * (https://schema.org/TechArticle).
 */
export function structuredData(facts: ArticleFacts): object {
  const { title, description, trail, root, siteName, language, lastUpdate } = facts;
  const addressed = trail.filter(({ href }) => href !== '');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description,
        url: root + (addressed.at(-1)?.href ?? '/'),
        inLanguage: language,
        ...(lastUpdate !== null && { dateModified: lastUpdate }),
        isPartOf: { '@type': 'WebSite', name: siteName, url: `${root}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: addressed.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: root + href,
        })),
      },
    ],
  };
}

export interface SiteFacts extends Pick<ArticleFacts, 'root' | 'siteName' | 'language'> {
  description: string;
  /** Address of the source code. */
  repository: string;
  /** Address of the licence that the engine is published under. */
  licence: string;
}

/** What search engines read of the home page: the site with its search, and the engine that it is about. */
export function siteStructuredData(facts: SiteFacts): object {
  const { root, siteName, language, description, repository, licence } = facts;
  const url = `${root}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: siteName,
        description,
        url,
        inLanguage: language,
        about: { '@id': `${url}#engine` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}search/?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'SoftwareApplication',
        '@id': `${url}#engine`,
        name: siteName,
        description,
        url,
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Windows, macOS, Linux',
        license: licence,
        isAccessibleForFree: true,
        sameAs: repository,
      },
    ],
  };
}

/** JSON that is safe within a script element: nothing in it can end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
