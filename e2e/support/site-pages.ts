import { readFileSync } from 'node:fs';
import path from 'node:path';

interface SiteIndex {
  pages: { href: string; label: string }[];
}

/** The folder of the built site under test; scripts/serve.mjs serves it. */
export const siteDirectory = path.resolve(process.env.SITE_DIRECTORY ?? 'public');

const index = JSON.parse(
  readFileSync(path.join(siteDirectory, 'site-index.json'), 'utf8'),
) as SiteIndex;

/** The address of every listed page, and of one that does not exist. */
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

/** The pages with the most markup: slow or crowded parts show there first. */
export const largestPages: readonly string[] = [
  '/docs/tutorial-basics/create-a-document/',
  '/docs/atrament-extras/variables/',
  '/docs/troubleshooting/',
];
