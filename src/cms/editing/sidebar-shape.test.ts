import type { EditableData } from './editable-data';
import { readYaml, writeYaml } from './editable-yaml';
import { sidebarShape } from './sidebar-shape';

const source = `# The order.
main:
  - quickstart # first
  - doc: mapped
  - category: Basics
    items:
      - basics/intro
  - link: https://example.org/
    label: Out
`;
const edit = (change: (items: EditableData[]) => void) => {
  const form = structuredClone(readYaml(source, sidebarShape));
  change(form.main as EditableData[]);
  return writeYaml(form, sidebarShape);
};

it('shows each item with its type', () => {
  expect(readYaml(source, sidebarShape)).toMatchObject({
    main: [
      { type: 'doc', doc: 'quickstart' },
      { type: 'doc', doc: 'mapped' },
      { type: 'category', category: 'Basics', page: true, collapsed: true },
      { type: 'link', link: 'https://example.org/', label: 'Out' },
    ],
  });
});

it.each<[string, (items: EditableData[]) => void, string, string]>([
  ['nothing', () => undefined, '', ''],
  [
    'a doc in a category',
    (items) =>
      (items[2]?.items as EditableData[] | undefined)?.push({ type: 'doc', doc: 'basics/new' }),
    'intro\n',
    'intro\n      - basics/new\n',
  ],
  [
    'a doc with a label',
    (items) => items.splice(1, 0, { type: 'doc', doc: 'new', label: 'New' }),
    '  - doc: mapped',
    '  - doc: new\n    label: New\n  - doc: mapped',
  ],
  [
    'a category’s flag and description',
    (items) => Object.assign(items[2] ?? {}, { collapsed: false, description: 'All.', slug: '' }),
    'category: Basics\n',
    'category: Basics\n    description: All.\n    collapsed: false\n',
  ],
])('writes %s', (_, change, before, after) => {
  expect(edit(change)).toBe(source.replace(before, after));
});

it('refuses to write over a file that it could not read', () => {
  expect(() => writeYaml(readYaml('a: "b', sidebarShape), sidebarShape)).toThrow(
    'not valid YAML, so it was left as it is',
  );
});
