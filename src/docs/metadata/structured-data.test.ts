import { scriptJson, siteStructuredData, structuredData } from './structured-data';

const facts = {
  title: 'Saves',
  description: 'Keeping the place.',
  trail: [
    { label: 'Basics', href: '/docs/category/basics/' },
    { label: 'Group without a page', href: '' },
    { label: 'Saves', href: '/docs/saves/' },
  ],
  root: 'https://site/base',
  siteName: 'Site',
  language: 'en',
  lastUpdate: null,
};

test('tells the article and the way to it, groups without a page left out', () => {
  expect(structuredData(facts)).toMatchObject({
    '@graph': [
      { '@type': 'TechArticle', headline: 'Saves', url: 'https://site/base/docs/saves/' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Basics', item: 'https://site/base/docs/category/basics/' },
          { position: 2, name: 'Saves', item: 'https://site/base/docs/saves/' },
        ],
      },
    ],
  });
});

test('says when the page was changed only where that is known', () => {
  expect(JSON.stringify(structuredData(facts))).not.toContain('dateModified');
  const lastUpdate = '2026-01-02T03:04:05Z';
  expect(JSON.stringify(structuredData({ ...facts, lastUpdate }))).toContain(
    `"dateModified":"${lastUpdate}"`,
  );
});

test('a title cannot end the script element it stands in', () => {
  const json = scriptJson({ title: '</script><script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ title: '</script><script>' });
});

test('the home page tells the site, the way to search in it, and the engine', () => {
  const { root, siteName, language } = facts;
  const site = { root, siteName, language, description: 'An engine.' };
  expect(
    siteStructuredData({ ...site, repository: 'https://git/a', licence: 'https://l/mit' }),
  ).toMatchObject({
    '@graph': [
      {
        '@type': 'WebSite',
        url: 'https://site/base/',
        potentialAction: {
          target: { urlTemplate: 'https://site/base/search/?q={search_term_string}' },
        },
      },
      { '@type': 'SoftwareApplication', license: 'https://l/mit', sameAs: 'https://git/a' },
    ],
  });
});
