import type { DocumentNode } from '../../base/tree/document-tree';
import { collectHeadings } from '../document/collect';
import { plainText } from '../document/plain-text';
import { contentReference } from './content-reference.fixture';
import { drawCard, drawCards, type CardDrawing } from './draw-card';

const { entries } = contentReference;
const entryOf = (id: string) => entries.find((entry) => entry.id === id)!;
const drawing: CardDrawing = {
  root: '/docs/reference/',
  highlight: (code) => [code],
  relatedTo: () => [entryOf('tag-clear'), entryOf('event-game-start')],
  explanationsOf: () => [{ href: '/docs/story/#history', title: 'Story: What stays' }],
  isPage: true,
};
const textOf = (nodes: DocumentNode[]) => plainText(nodes).replace(/\s+/g, ' ');
const headingsOf = (id: string) =>
  collectHeadings([drawCard(entryOf(id), drawing)]).map((one) => one.id);

it('has a part for all that an entry says, and none for what it does not', () => {
  expect(headingsOf('markup-link')).toEqual(['attributes', 'example', 'pitfalls', 'more']);
  expect(headingsOf('tag-choices')).toEqual(['values', 'example', 'pitfalls', 'more']);
});

it('says the facts in words', () => {
  const text = textOf([drawCard(entryOf('choice-tag-unclickable'), drawing)]);
  expect(text).toContain('Also written DISABLED, INACTIVE');
  expect(text).toContain('Where On the line of a choice');
  expect(textOf([drawCard(entryOf('markup-layers-area'), drawing)])).toContain(
    'Only inside [layers].',
  );
});

it('gives each attribute its anchor, what may be written, and what holds without', () => {
  const tree = JSON.stringify(drawCard(entryOf('markup-button'), drawing));
  expect(tree).toContain('"id":"markup-button-onclick"');
  const text = textOf([drawCard(entryOf('markup-button'), drawing)]);
  expect(text).toContain('onclick required');
  expect(text).toContain('Short form: [button=…].');
  expect(text).toContain('true, false · Default: false');
});

it('leads to related cards and to the pages that explain the entry', () => {
  const tree = JSON.stringify(drawCard(entryOf('tag-image'), drawing));
  for (const href of [
    '/docs/reference/scene-tags/clear/',
    '/docs/reference/events/#event-game-start',
    '/docs/story/#history',
  ]) {
    expect(tree).toContain(`{"href":"${href}"}`);
  }
});

it('stands under its name where several share a page, without headings of its own', () => {
  const cards = drawCards([entryOf('event-game-start'), entryOf('command-npm-start')], {
    ...drawing,
    isPage: false,
  });
  expect(collectHeadings(cards).map(({ id }) => id)).toEqual([
    'event-game-start',
    'command-npm-start',
  ]);
});
