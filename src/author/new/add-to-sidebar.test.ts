/** @jest-environment node */
import { parseSidebars } from '../../docs/sidebar/parse-sidebars';
import { addToSidebar } from './add-to-sidebar';

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
  const added = addToSidebar(SOURCE, { type: 'doc', id: 'basics/new' }, 'Basics');
  const line = '      - basics/new\n';
  expect(added.replace(line, '')).toBe(SOURCE);
  expect(added.indexOf(line)).toBe(SOURCE.indexOf('\n  # About the link.'));
});

it('adds a page within a category, and at the end', () => {
  expect(addToSidebar(SOURCE, { type: 'doc', id: 'm' }, 'Markup')).toContain(
    '          - basics/markup/layout # last\n          - m\n',
  );
  expect(addToSidebar(SOURCE, { type: 'doc', id: 'z' }, null)).toBe(`${SOURCE}  - z\n`);
});

it('adds a category that can be read', () => {
  const item = {
    type: 'category',
    label: 'Samples: small',
    description: 'Small # stories.',
    firstId: 'samples/orchard',
  } as const;
  const { sidebars, problems } = parseSidebars(addToSidebar(SOURCE, item, 'Basics'), 'f');
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

it('adds a missing final newline', () => {
  expect(addToSidebar('docs:\n  - a', { type: 'doc', id: 'b' }, null)).toBe(
    'docs:\n  - a\n  - b\n',
  );
});

it('lists the categories if one does not exist', () => {
  expect(() => addToSidebar(SOURCE, { type: 'doc', id: 'b' }, 'Basic')).toThrow(
    'There is no category “Basic”. Did you mean “Basics”? The categories: Basics, Markup.',
  );
  expect(() => addToSidebar('docs: [a]', { type: 'doc', id: 'b' }, null)).toThrow('on one line');
  expect(() => addToSidebar('docs: [', { type: 'doc', id: 'b' }, null)).toThrow('cannot be read');
});
