import { readFileSync } from 'node:fs';
import path from 'node:path';

interface SiteIndex {
  pages: { href: string; label: string }[];
}

/** The folder of the built site that the tests are run against; scripts/serve.mjs serves it. */
export const siteDirectory = path.resolve(process.env.SITE_DIRECTORY ?? 'public');

const index = JSON.parse(
  readFileSync(path.join(siteDirectory, 'site-index.json'), 'utf8'),
) as SiteIndex;

/** The address of every page that readers may find, and of one that there is not. */
export const everyPage: readonly string[] = [
  ...index.pages.map(({ href }) => href).sort(),
  '/no-such-page/',
];

/** One page of each kind, by what it is. */
export const pageKinds = {
  home: '/',
  overview: '/docs/',
  doc: '/docs/quickstart/',
  category: '/docs/category/atrament---basics/',
  'not found': '/no-such-page/',
} as const;

/** The pages with the most markup: what is slow or crowded is so there first. */
export const largestPages: readonly string[] = [
  '/docs/tutorial-basics/create-a-document/',
  '/docs/atrament-extras/variables/',
  '/docs/troubleshooting/',
];
