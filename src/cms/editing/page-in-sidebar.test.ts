import { addToSidebar, moveInSidebar, placeInSidebar, type SidebarPlace } from './page-in-sidebar';

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
  ['new', { categories: [], after: 'all' }],
  ['elsewhere/new', { categories: [], after: 'all' }],
  // Those that it lists.
  ['engine/story', { categories: ['Engine'], after: null }],
  ['engine/faq', { categories: ['Engine'], after: 'Markup' }],
])('knows where %s goes, or is', (docId, place) => {
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

it('puts a page where it is wanted, or as if nothing was said where that is gone', () => {
  const add = (place: SidebarPlace) => addToSidebar(sidebar, 'engine/new', place);
  const markup = '      - category: Markup\n';
  expect(add({ categories: ['Engine'], after: 'engine/story' })).toBe(
    sidebar.replace(markup, `      - engine/new\n${markup}`),
  );
  expect(add({ categories: ['Stories'], after: null })).toBe(addToSidebar(sidebar, 'engine/new'));
  // At the end of its list, if what was before it is gone.
  expect(add({ categories: ['Engine', 'Markup'], after: 'engine/markup/text' })).toBe(
    sidebar.replace('- engine/markup/layout\n', '- engine/markup/layout\n          - engine/new\n'),
  );
});

it('moves a page with all that is said of it, and one that it does not list yet', () => {
  const faq = '      - doc: engine/faq\n        label: Questions\n';
  const moved = moveInSidebar(sidebar, 'engine/faq', { categories: [], after: null });
  expect(moved).toBe(
    sidebar
      .replace(faq, '')
      .replace('  - start\n', '  - doc: engine/faq\n    label: Questions\n  - start\n'),
  );
  expect(moveInSidebar(moved, 'engine/faq', { categories: ['Engine'], after: 'Markup' })).toBe(
    sidebar,
  );
  expect(moveInSidebar(sidebar, 'new', { categories: [], after: 'start' })).toBe(
    sidebar.replace('  - start\n', '  - start\n  - new\n'),
  );
  expect(() => moveInSidebar(sidebar, 'new', { categories: ['Stories'], after: null })).toThrow(
    'There is no category “Stories” in the sidebar any more',
  );
});
