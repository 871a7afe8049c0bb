import { documentTitle, pageTitleIn } from './document-title';
import { siteConfig } from './site-config';

test('a page is named before the site, which stands alone where there is no page', () => {
  expect(documentTitle('Choices')).toMatch(/^Choices \S Atrament/);
  expect(documentTitle()).toBe(siteConfig.title);
});

test.each(['Choices', 'a | b', ''])('%j is found again in the title made of it', (title) => {
  expect(pageTitleIn(documentTitle(title))).toBe(title);
});

test('a title that was not made that way is the page’s own', () => {
  expect(pageTitleIn('Some page')).toBe('Some page');
  expect(pageTitleIn(documentTitle())).toBe(siteConfig.title);
});
