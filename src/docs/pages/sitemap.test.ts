/** @jest-environment jsdom */
import { sitemap } from './sitemap';

test('escapes addresses and gives the last change where it is known', () => {
  const text = sitemap([
    { url: 'https://site/a&b/', lastUpdate: '2026-01-02T03:04:05Z' },
    { url: 'https://site/', lastUpdate: null },
  ]);
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const all = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(all('loc')).toEqual(['https://site/a&b/', 'https://site/']);
  expect(all('lastmod')).toEqual(['2026-01-02T03:04:05Z']);
});

test('says what to do where one sitemap cannot hold all addresses', () => {
  const entries = Array.from({ length: 50_001 }, () => ({
    url: 'https://site/',
    lastUpdate: null,
  }));
  expect(() => sitemap(entries)).toThrow('50001 addresses');
});
