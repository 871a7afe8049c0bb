import { placeAtLine } from './place-at-line';

const sidebars = `# The order of the pages.
tutorialSidebar:
  - quickstart
  - category: Ink
    items:
      - ink/intro
      - doc: ink/flow
        label: Flow
  - reference
`;

it.each([
  [1, []],
  [3, ['tutorialSidebar', 0]],
  [4, ['tutorialSidebar', 1, 'category']],
  [6, ['tutorialSidebar', 1, 'items', 0]],
  [8, ['tutorialSidebar', 1, 'items', 1, 'label']],
  [9, ['tutorialSidebar', 2]],
])('finds what line %d says', (line, place) => {
  expect(placeAtLine(sidebars, line)).toEqual(place);
});

it('reads lists without a key, and JSON', () => {
  expect(placeAtLine('- from: /a/\n  to: /b/\n- from: /c/\n', 2)).toEqual([0, 'to']);
  expect(placeAtLine('{\n  "text": "",\n  "linkHref": "/b/"\n}\n', 3)).toEqual(['linkHref']);
  expect(placeAtLine('', 1)).toEqual([]);
});
