import { elementsOf, textOf } from './read-site.mjs';

/** Finds JSON-LD that is not JSON, or that lacks what search engines require for an article and breadcrumbs. */
export function checkStructuredData({ pages, has, urlPath }) {
  let found = 0;
  const problems = pages.flatMap(({ address, document }) =>
    elementsOf(
      document,
      (name, { type }) => name === 'script' && type === 'application/ld+json',
    ).flatMap((script) => {
      found += 1;
      let data;
      try {
        data = JSON.parse(textOf(script));
      } catch (error) {
        return [`${address}: ${error.message}`];
      }
      return faultsOf(data, (url) => has(urlPath(url))).map((fault) => `${address}: ${fault}`);
    }),
  );
  return found === 0 ? ['no page has structured data'] : problems;
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
