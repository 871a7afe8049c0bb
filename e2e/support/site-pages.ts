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

const CARD = /^(\/docs\/reference\/[^/]+\/)[^/]+\/$/;
const addresses = index.pages.map(({ href }) => href).sort();

/** The pages of single entries of the reference. */
export const cardPages: readonly string[] = addresses.filter((address) => CARD.test(address));

/** The first card of each kind: the same code draws the others. */
const firstCards = new Set(
  new Map([...cardPages].reverse().map((address) => [CARD.exec(address)?.[1], address])).values(),
);

/** The address of every listed page, of the cards one of each kind, and of a page that does not exist. */
export const everyPage: readonly string[] = [
  ...addresses.filter((address) => !CARD.test(address) || firstCards.has(address)),
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
