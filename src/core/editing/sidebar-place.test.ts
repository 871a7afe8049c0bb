/** @jest-environment node */
import { addToSidebar, placeInSidebar } from './sidebar-place';

const sidebar = `main:
  - start
  - category: Engine
    items:
      - engine/story
      - category: Markup
        items:
          - engine/markup/layout
      - doc: engine/faq
        label: Questions
  - all
`;

it.each([
  ['engine/new', { categories: ['Engine'], after: 'engine/faq' }],
  ['engine/markup/new', { categories: ['Engine', 'Markup'], after: 'engine/markup/layout' }],
  ['new', { categories: [], after: null }],
  ['elsewhere/new', { categories: [], after: null }],
])('knows where %s goes', (docId, place) => {
  expect(placeInSidebar(sidebar, docId)).toEqual(place);
});

it('puts a page where it says', () => {
  expect(addToSidebar(sidebar, 'engine/markup/new')).toBe(
    sidebar.replace(
      '- engine/markup/layout\n',
      '- engine/markup/layout\n          - engine/markup/new\n',
    ),
  );
  expect(addToSidebar(sidebar, 'elsewhere/new')).toBe(`${sidebar}  - elsewhere/new\n`);
});

it('knows that the end of a sidebar without pages is its beginning', () => {
  expect(placeInSidebar('main: []\n', 'a')).toEqual({ categories: [], after: null });
});
