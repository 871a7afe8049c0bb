import { parseLines } from '../../../testing/factories';
import type { DocumentNode } from '../../base/tree/document-tree';
import { indexReference } from '../../docs/reference/index-reference';
import { parseReference } from '../../docs/reference/parse-reference';
import { linkEntries, linkToCards } from './link-entries';

const source = (kind: string, entries: string) => ({
  file: `${kind}.yaml`,
  source: `kind: ${kind}\nentries:\n${entries}`,
});
const { entries } = parseReference([
  source(
    'knot-tag',
    "  - { name: CLEAR, summary: C., handledBy: [core], page: 'story#history' }\n",
  ),
  source('event', '  - { name: game/start, summary: Starts. }\n'),
]);
const index = indexReference(entries);

const hrefsOf = (tree: DocumentNode[]) =>
  [...JSON.stringify(tree).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

const hrefsOn = (path: string, ...lines: string[]) => {
  const tree = linkEntries(parseLines(...lines).tree, {
    index,
    docId: 'story',
    path,
    root: '/docs/reference/',
  });
  return hrefsOf(tree);
};

it('leads to cards: pages of their own, and places in the page of a kind', () => {
  expect(hrefsOn('/docs/story/', '`# CLEAR` and `game/start`')).toEqual([
    '/docs/reference/scene-tags/clear/',
    '/docs/reference/events/#event-game-start',
  ]);
});

it('leads to places of the page itself, and never to its top', () => {
  expect(hrefsOn('/docs/reference/events/', '`game/start`')).toEqual(['#event-game-start']);
  expect(hrefsOn('/docs/reference/scene-tags/clear/', '`# CLEAR`')).toEqual([]);
});

it('leaves code alone below the heading that explains it', () => {
  expect(hrefsOn('/docs/story/', '## History', '', '`# CLEAR`')).toEqual([]);
});

it('links nothing where there are no cards', () => {
  const { tree } = parseLines('`# CLEAR`');
  expect(linkEntries(tree, { index, docId: 'a', path: '/a/', root: null })).toBe(tree);
});

it('a link to the row of an entry in the list of all leads to its card', () => {
  const hrefs = ['#tag-clear', '#event-game-start', '#unknown', ''].map(
    (hash) => `/docs/reference/${hash}`,
  );
  const tree = hrefs.map((href): DocumentNode => ['a', { href }, 'x']);
  expect(hrefsOf(linkToCards(tree, entries, '/docs/reference/'))).toEqual([
    '/docs/reference/scene-tags/clear/',
    '/docs/reference/events/#event-game-start',
    '/docs/reference/#unknown',
    '/docs/reference/',
  ]);
  expect(linkToCards(tree, entries, null)).toBe(tree);
});
