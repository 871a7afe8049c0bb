/** @jest-environment node */
import { checkSidebarLinks } from './check-sidebar-links';
import { parseSidebars } from './parse-sidebars';

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

it('is content with pages, files and other sites', () => {
  expect(
    complaints('/docs/quickstart', '/docs/quickstart/?a#b', '/map.pdf', 'https://example.org/'),
  ).toEqual([]);
});

it('tells a link that leads nowhere, with its line', () => {
  expect(complaints('/docs/quickstart/', '/docs/quickstrat/')).toMatchObject([
    {
      file: 'content/sidebars.yaml',
      line: 6,
      hint: expect.stringContaining('Did you mean “/docs/quickstart/”?') as string,
    },
  ]);
});
