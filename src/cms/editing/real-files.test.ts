import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import type { EditableData } from './editable-data';
import { readPage, writePage } from './editable-page';
import { readYaml, writeYaml } from './editable-yaml';
import { shapeOf } from './yaml-shapes';

const content = path.resolve('content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).sort();
const pages = files.filter((file) => file.endsWith('.mdx'));
// The sidebar has its own kinds of items: see sidebar-shape.test.ts.
const lists = (names: string[]) => names.filter((name) => name !== 'sidebars.yaml');
/** Files without a form in the CMS. */
const WITHOUT_FORM =
  /^(?:claims|exercises|first-game|games|playground|slips)\/|^(?:made-with|search-synonyms)\.yaml$/;
const yamlFiles = files.filter((file) => file.endsWith('.yaml') && !WITHOUT_FORM.test(file));
const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
/** What a form does to data: it keeps neither the order of keys nor their absence. */
const throughForm = (data: EditableData) =>
  Object.fromEntries(Object.entries(structuredClone(data)).reverse());

it('has pages and data to try', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(yamlFiles.length).toBeGreaterThan(20);
});

describe.each(pages)('%s', (file) => {
  const source = read(file);

  it('comes back byte for byte', () => {
    expect(writePage(throughForm(readPage(source)))).toBe(source);
  });

  it('changes in one line when its description does', () => {
    const written = writePage({ ...readPage(source), description: 'New: “words”.' });
    expect(parseFrontmatter(written, file)).toMatchObject({
      problems: [],
      frontmatter: { description: 'New: “words”.' },
    });
    const changed = written.split('\n').filter((line, index) => line !== source.split('\n')[index]);
    expect(changed).toEqual(["description: 'New: “words”.'"]);
  });

  it('keeps its frontmatter when its text changes', () => {
    const page = readPage(source);
    const written = writePage({ ...page, body: `${String(page.body)}\n\nMore.` });
    expect(written).toBe(`${source.trimEnd()}\n\nMore.\n`);
  });
});

describe.each(yamlFiles)('%s', (file) => {
  const source = read(file);
  const shape = shapeOf(`content/${file}`);

  it('comes back byte for byte', () => {
    expect(writeYaml(throughForm(readYaml(source, shape)), shape)).toBe(source);
  });
});

describe.each(lists(yamlFiles))('%s', (file) => {
  const source = read(file);
  const shape = shapeOf(`content/${file}`);

  it('comes back byte for byte after an item was added and removed', () => {
    const added = [...listsIn(parse(source))].flatMap((list, index) => {
      const data: unknown = parse(source);
      const copy = [...listsIn(data)][index] ?? [];
      copy.splice(Math.floor(list.length / 2), 0, { name: 'new one', summary: 'A “new” one: yes' });
      const form = { ...readYaml(source, shape), ...shape.toForm(data) };
      const written = writeYaml(form, shape);
      expect(parse(written)).toEqual(data);
      return [writeYaml({ ...readYaml(written, shape), ...shape.toForm(parse(source)) }, shape)];
    });
    expect(new Set(added)).toEqual(new Set([source]));
  });
});

/** The outermost lists of mappings. */
function listsIn(data: unknown): unknown[][] {
  if (Array.isArray(data)) return [data as unknown[]];
  return Object.values(data ?? {}).filter(
    (value): value is unknown[] => Array.isArray(value) && typeof value[0] === 'object',
  );
}
