import { elementsOf, textOf } from './read-site.mjs';

/**
 * Finds JSON-LD that is not JSON, or that lacks what search engines require for an article and breadcrumbs; the home page
 * has to describe the site and the engine.
 */
export function checkStructuredData({ pages, has, urlPath }) {
  const isPage = (url) => has(urlPath(url));
  const found = pages.flatMap(({ address, document }) =>
    elementsOf(
      document,
      (name, { type }) => name === 'script' && type === 'application/ld+json',
    ).map((script) => ({ address, text: textOf(script) })),
  );
  const problems = found.flatMap(({ address, text }) => {
    let data;
    try {
      data = JSON.parse(text);
    } catch (error) {
      return [`${address}: ${error.message}`];
    }
    const faults = address === HOME ? siteFaults(data, isPage) : faultsOf(data, isPage);
    return faults.map((fault) => `${address}: ${fault}`);
  });
  const missing = found.some(({ address }) => address === HOME)
    ? []
    : ['the home page has no structured data'];
  return found.length === 0 ? ['no page has structured data'] : [...missing, ...problems];
}

const HOME = '/index.html';

function siteFaults(data, isPage) {
  const graph = data['@graph'] ?? [];
  const site = graph.find((node) => node['@type'] === 'WebSite');
  const engine = graph.find((node) => node['@type'] === 'SoftwareApplication');
  const search = site?.potentialAction?.target?.urlTemplate ?? '';
  return [
    data['@context'] === 'https://schema.org' ? null : 'the context is not schema.org',
    isPage(site?.url) ? null : `the site’s address is no page: ${site?.url}`,
    search.includes('{search_term_string}') && isPage(search.split('?')[0])
      ? null
      : `the search’s address is no page: ${search}`,
    ...['name', 'description', 'license', 'sameAs'].map((field) =>
      engine?.[field] ? null : `the engine has no ${field}`,
    ),
  ].filter((fault) => fault !== null);
}

function faultsOf(data, isPage) {
  const faults = [];
  const demand = (isMet, fault) => {
    if (!isMet) faults.push(fault);
  };
  demand(data['@context'] === 'https://schema.org', 'the context is not schema.org');
  const graph = data['@graph'] ?? [];
  const article = graph.find((node) => node['@type'] === 'TechArticle');
  demand(article !== undefined, 'there is no article');
  for (const field of ['headline', 'description', 'url', 'inLanguage']) {
    demand(typeof article?.[field] === 'string' && article[field] !== '', `no ${field}`);
  }
  demand(isPage(article?.url), `the article’s address is no page: ${article?.url}`);
  demand(
    article?.dateModified === undefined || !Number.isNaN(Date.parse(article.dateModified)),
    'dateModified is no date',
  );
  const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  demand(crumbs.length > 0, 'there are no breadcrumbs');
  crumbs.forEach(({ '@type': type, position, name, item }, index) => {
    demand(
      type === 'ListItem' && position === index + 1 && typeof name === 'string' && isPage(item),
      `breadcrumb ${index + 1} is none: ${item}`,
    );
  });
  return faults;
}
