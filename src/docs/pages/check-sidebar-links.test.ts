import { parseSidebars } from '../sidebar/parse-sidebars';
import { checkSidebarLinks } from './check-sidebar-links';

function complaints(...hrefs: string[]) {
  const items = hrefs.map((href) => `      - link: ${href}\n        label: Somewhere`);
  const source = `docs:\n  - category: C\n    items:\n${items.join('\n')}\n`;
  const { sidebars } = parseSidebars(source, 'content/sidebars.yaml');
  const paths = new Set(['/docs/quickstart/']);
  return checkSidebarLinks(sidebars, 'content/sidebars.yaml', {
    paths,
    hasFile: (path) => path === '/map.pdf',
  });
}

it('accepts pages, files and other sites', () => {
  expect(
    complaints('/docs/quickstart', '/docs/quickstart/?a#b', '/map.pdf', 'https://example.org/'),
  ).toEqual([]);
});

it('reports a broken link with its line', () => {
  expect(complaints('/docs/quickstart/', '/docs/quickstrat/')).toMatchObject([
    {
      file: 'content/sidebars.yaml',
      line: 6,
      hint: expect.stringContaining('Did you mean “/docs/quickstart/”?') as string,
    },
  ]);
});

it.each([
  ['does not exist', '/img/gone.svg', 1],
  ['is no SVG', '/map.pdf', 1],
  ['is there', '/img/lamp.svg', 0],
])('a picture of a category that %s', (_, picture, count) => {
  const source = `docs:\n  - category: C\n    items:\n      - category: D\n        picture: ${picture}\n        items: [a]\n`;
  const { sidebars, problems } = parseSidebars(source, 'content/sidebars.yaml');
  expect(problems).toEqual([]);
  const found = checkSidebarLinks(sidebars, 'content/sidebars.yaml', {
    paths: new Set<string>(),
    hasFile: (path) => path !== '/img/gone.svg',
  });
  expect(found.map(({ line, message }) => [line, message])).toEqual(
    Array.from({ length: count }, (): unknown[] => [
      5,
      expect.stringContaining(`“D” does not exist: ${picture}`),
    ]),
  );
});
