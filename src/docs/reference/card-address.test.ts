import { cardHref, cardPath, kindPath, placeInCard } from './card-address';
import { contentReference } from './content-reference.fixture';
import { referenceKinds } from './reference-schema';

const root = '/docs/reference/';
const { entries } = contentReference;
const entryOf = (id: string) => entries.find((entry) => entry.id === id)!;

it.each([
  ['tag-clear', 'scene-tags/clear/'],
  ['global-tag-title', 'game-tags/title/'],
  ['markup-layers-picture', 'markup/layers-picture/'],
  ['choice-text-continue', 'choice-texts/continue/'],
  ['event-game-start', 'events/#event-game-start'],
])('gives %s the address %s', (id, address) => {
  expect(cardHref(root, entryOf(id))).toBe(root + address);
});

it('gives every entry an address of its own, and every kind a page', () => {
  expect(new Set(entries.map((entry) => cardHref(root, entry))).size).toBe(entries.length);
  const pages = referenceKinds.map((kind) => kindPath(root, kind));
  expect(new Set(pages).size).toBe(referenceKinds.length);
  expect(pages.filter((page) => entries.some((entry) => cardHref(root, entry) === page))).toEqual(
    [],
  );
});

it('finds a place in a card, wherever the card stands', () => {
  expect(placeInCard(root, entryOf('markup-link'), 'markup-link-to')).toBe(
    `${cardPath(root, entryOf('markup-link'))}#markup-link-to`,
  );
  expect(cardPath(root, entryOf('event-game-start'))).toBe('/docs/reference/events/');
});
