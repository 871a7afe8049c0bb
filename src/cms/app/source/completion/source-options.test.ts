import { emptySite } from '../../../../../testing/empty-site';
import type { Exercise } from '../../../../docs/exercises/exercise';
import type { ReferenceEntry } from '../../../../docs/reference/reference-entry';
import type { PreviewContent } from '../../../protocol/preview-content';
import { findTargets, linkTargets } from '../links/link-targets';
import { sourceOptions } from './source-options';
import { sourcePlace } from './source-place';

const doc = (docId: string, title: string, others: object = {}) => ({
  docId,
  file: `content/docs/${docId}.mdx`,
  path: `/docs/${docId}/`,
  title,
  anchors: ['lamp', 'drawn'],
  headings: [{ id: 'lamp', title: 'The lamp' }],
  isUnlisted: false,
  isDraft: false,
  ...others,
});
const exercise = (id: string, page: string) => ({ id, page, title: id }) as Exercise;
const entry = (name: string, since?: string) =>
  ({ kind: 'knot-tag', name, summary: name, ...(since && { since }) }) as ReferenceEntry;
const content: PreviewContent = {
  ...emptySite,
  docs: [
    doc('train/night', 'Night train'),
    doc('train/day', 'Day train', { isDraft: true }),
    doc('ink-basics/glossary', 'Glossary', { headings: [] }),
  ],
  staticFiles: ['/img/lamp.png', '/img/notes.txt', '/favicon.svg'],
  terms: [
    { id: 'knot', term: 'Knot', forms: [], meaning: 'A part.', isMarked: true, unmarked: [] },
  ],
  exercises: [
    exercise('bell', 'train/night'),
    exercise('lamp', 'train/night'),
    exercise('sun', 'b'),
  ],
  games: [{ id: 'games/low-water', title: 'Low water' }],
};
const page = { file: 'content/docs/train/night.mdx', text: '## My lamp {#mine}\n' };

it('knows what a page can link to, as it writes it', () => {
  expect(linkTargets(content, page).map(({ title, href, where }) => [title, href, where])).toEqual([
    ['Day train', './day.mdx', 'train/day, a draft'],
    ['Glossary', '../ink-basics/glossary.mdx', 'ink-basics/glossary'],
    ['My lamp', '#mine', 'this page'],
    ['The lamp', './day.mdx#lamp', 'Day train'],
    ['Knot', '../ink-basics/glossary.mdx#knot', 'A part.'],
  ]);
});

it.each([
  ['', 'Day train'],
  ['the', 'The lamp'],
  ['LAMP', 'My lamp'],
  ['train lamp', 'The lamp'],
  ['../ink', 'Glossary'],
])('finds %p', (query, title) => {
  expect(findTargets(linkTargets(content, page), query)[0]?.title).toBe(title);
});

const entries = [entry('BELL', '2.1'), entry('LAMP'), entry('HORN', '2.1')];

/** The labels that are offered at the sign | in a text. */
const offered = (marked: string) => {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = sourcePlace(text, position);
  if (place === null || place.kind === 'ink') return [];
  const options = sourceOptions(place, { ...page, text }, { ...content, entries });
  return ('find' in options ? options.find('') : options.options).map(({ label }) => label);
};

it.each([
  ['## A {#b}\n\n[c](#|', ['b', 'lamp', 'drawn']],
  ['[c](./day.mdx#|', ['lamp', 'drawn']],
  ['![c](|', ['/img/lamp.png']],
  ['<Figure src="|" />', ['/img/lamp.png']],
  ['<Card title="A" href="|">', ['./day.mdx', '../ink-basics/glossary.mdx']],
  ['<WholeGame id="|" />', ['games/low-water']],
  ['<GameSource id="games/|" />', ['games/low-water']],
  ['<GameMap id="|" />', ['games/low-water']],
  ['<Exercise id="|" />', ['bell', 'lamp']],
  ['<Exercise id="bell" />\n\n<Exercise id="|" />', ['lamp']],
  ['<News version="|" />', ['2.1']],
  ['<Reference kind="|" />', ['knot-tag']],
  ['<Reference kind="knot-tag" names="BELL, |" />', ['BELL, LAMP', 'BELL, HORN']],
  ['<Details summary="A" |', ['open']],
  ['<Tabs groupId="os">\n\n</Tabs>\n\n<Tabs groupId="|">', ['os']],
  ['<Tabs>\n\n</|', ['Tabs']],
  ['```js |', ['title', 'showLineNumbers']],
])('offers at %p what the site has', (marked, labels) => {
  expect(offered(marked)).toEqual(labels);
});

it.each([
  ['<|', 'Details', 'TabItem'],
  ['<Tabs>\n\n<|', 'TabItem', 'Card'],
  ['```ink |', 'fragment', 'ink'],
  [':::|', 'tip', 'Tip'],
  ['/|', 'Tabs', 'TabItem'],
])('offers at %p %p, but not %p', (marked, present, absent) => {
  expect(offered(marked)).toContain(present);
  expect(offered(marked)).not.toContain(absent);
});
