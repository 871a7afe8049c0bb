import type { PageLink } from '../page/page-data';

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

/** JSON that is safe within a script element: nothing in it can end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
