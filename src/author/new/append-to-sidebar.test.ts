import { parseSidebars } from '../../docs/sidebar/parse-sidebars';
import type { SidebarFormItem } from '../../cms/editing/sidebar-items';
import { appendToSidebar } from './append-to-sidebar';

const SOURCE = `# The sidebar.
docs:
  - quickstart   # first
  - category: Basics
    description: "Long: words that nobody may fold, however long the line is, since it was written on one line by its author."
    items:
      - basics/intro
      - category: Markup
        items:
          - basics/markup/layout # last

  # About the link.
  - link: https://example.org/
    label: Elsewhere
`;

it('adds a page to a category, every other byte as it was', () => {
  const added = appendToSidebar(SOURCE, { type: 'doc', doc: 'basics/new' }, 'Basics');
  const line = '      - basics/new\n';
  expect(added.replace(line, '')).toBe(SOURCE);
  expect(added.indexOf(line)).toBe(SOURCE.indexOf('\n  # About the link.'));
});

it('adds a page within a category, and at the end', () => {
  expect(appendToSidebar(SOURCE, { type: 'doc', doc: 'm' }, 'Markup')).toContain(
    '          - basics/markup/layout # last\n          - m\n',
  );
  expect(appendToSidebar(SOURCE, { type: 'doc', doc: 'z' }, null)).toBe(`${SOURCE}  - z\n`);
});

it('adds a category that can be read', () => {
  const item = {
    type: 'category',
    category: 'Samples: small',
    description: 'Small # stories.',
    items: [{ type: 'doc', doc: 'samples/orchard' }],
  } satisfies SidebarFormItem;
  const { sidebars, problems } = parseSidebars(appendToSidebar(SOURCE, item, 'Basics'), 'f');
  expect(problems).toEqual([]);
  expect(sidebars.docs).toMatchObject([
    {},
    {
      label: 'Basics',
      items: [{}, {}, { label: 'Samples: small', items: [{ id: 'samples/orchard' }] }],
    },
    {},
  ]);
});

it('adds to a list on one line, and to a file without a line break at its end', () => {
  const item = { type: 'doc', doc: 'b' } as const;
  expect(appendToSidebar('docs: [a]\n', item, null)).toBe('docs: [a, b]\n');
  expect(appendToSidebar('docs:\n  - a', item, null)).toBe('docs:\n  - a\n  - b');
});

it('lists the categories if one does not exist', () => {
  expect(() => appendToSidebar(SOURCE, { type: 'doc', doc: 'b' }, 'Basic')).toThrow(
    'There is no category “Basic”. Did you mean “Basics”? The categories: Basics, Markup.',
  );
});
