import { applyEdits } from './apply-edits';
import type { ComponentForm, FormField, TextEdit } from './component-form';
import { componentsAt } from './components-at';

type Act = (form: ComponentForm) => TextEdit[] | undefined;

/** What a text is after an act of the innermost form at the sign |. */
function after(marked: string, act: Act): string {
  const text = marked.replace('|', '');
  const form = componentsAt(text, marked.indexOf('|')).at(-1);
  if (form === undefined) throw new Error('There is no form.');
  return applyEdits(text, act(form) ?? []);
}

function field(fields: readonly FormField[] = [], name: string): FormField {
  const found = fields.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}
const set =
  (name: string, value: string): Act =>
  ({ fields }) =>
    field(fields, name).write(value);
const setPart =
  (index: number, name: string, value: string): Act =>
  ({ parts }) =>
    field(parts?.items[index]?.fields, name).write(value);
const add =
  (written: string): Act =>
  ({ parts }) =>
    parts?.add(written);
const remove =
  (index: number): Act =>
  ({ parts }) =>
    parts?.remove(index);
const swap =
  (index: number): Act =>
  ({ parts }) =>
    parts?.swapWithNext(index);

const named = (tag: string, act: Act) => {
  const page = (item: string) =>
    `A.\n\n<Tabs>\n${item}\n\n|Text\n\n</TabItem>\n<TabItem label="B">\n\nB.\n\n</TabItem>\n</Tabs>\n\nZ.\n`;
  return after(page(tag), act).split('\n')[3];
};

it.each([
  ['<TabItem label="A" default>', 'C', '<TabItem label="C" default>'],
  ['<TabItem value="own" label="A">', 'C', '<TabItem value="own" label="C">'],
  [
    "<TabItem label='A'>",
    'It’s "C" & \'D\' &lt;',
    '<TabItem label=\'It’s "C" & &apos;D&apos; &amp;lt;\'>',
  ],
  ['<TabItem label="A">', '“C” "D"', '<TabItem label="“C” &quot;D&quot;">'],
  ['<TabItem label={"A"}>', 'C', '<TabItem label="C">'],
  ['<TabItem label="A">', '', '<TabItem label="">'],
  // A value that says the same.
  ['<TabItem value="with-npm" label="With npm">', 'C', '<TabItem label="C">'],
  ['<TabItem value="npm" default>', 'With npm', '<TabItem label="With npm" default>'],
  ['<TabItem value="npm" label="With npm">', '', '<TabItem value="npm" label="">'],
])('%s becomes, named %p, %s', (tag, label, written) => {
  expect(named(tag, setPart(0, 'label', label))).toBe(written);
});

it('a value stays where other pages or addresses may name it', () => {
  const page =
    '<Tabs groupId="os">\n<TabItem value="mac" label="Mac">\n\n|A\n\n</TabItem>\n</Tabs>';
  expect(after(page, setPart(0, 'label', 'macOS'))).toContain('value="mac" label="macOS"');
});

it.each([
  [
    '<Figure src="/a.png" alt="A" />|',
    'caption',
    'C',
    '<Figure src="/a.png" alt="A" caption="C" />',
  ],
  [
    '<Figure src="/a.png" caption="C" />|',
    'alt',
    'A',
    '<Figure src="/a.png" alt="A" caption="C" />',
  ],
  [
    '<Figure caption="C" width={3} />|',
    'src',
    '/a.png',
    '<Figure src="/a.png" caption="C" width={3} />',
  ],
  [
    '<Figure src="/a.png" alt="A" caption="C" />|',
    'caption',
    '',
    '<Figure src="/a.png" alt="A" />',
  ],
  ['<Figure src="/a.png" alt="A" />|', 'alt', '', '<Figure src="/a.png" alt="" />'],
  ['<Figure src="a" alt="A" width={3} />|', 'width', '40', '<Figure src="a" alt="A" width={40} />'],
  [
    '<Figure src="a" alt="A" width={3} />|',
    'width',
    'wide',
    '<Figure src="a" alt="A" width={3} />',
  ],
  [
    '<Details summary="A">\n\n|\n\n</Details>',
    'open',
    'open',
    '<Details summary="A" open>\n\n\n\n</Details>',
  ],
  [
    '<Details summary="A" open={true}>\n\n|\n\n</Details>',
    'open',
    '',
    '<Details summary="A">\n\n\n\n</Details>',
  ],
  [':::note\n\n|A\n\n:::', 'type', 'tip', ':::tip\n\nA\n\n:::'],
  ['::::note\n\n|A\n\n::::', 'title', 'A [b] c', '::::note[A [b] c]\n\nA\n\n::::'],
  [':::note[A]\n\n|A\n\n:::', 'title', 'B ] c', ':::note[B \\] c]\n\nA\n\n:::'],
  [':::note[A]{#a}\n\n|A\n\n:::', 'title', '', ':::note{#a}\n\nA\n\n:::'],
  ['```ink\n|A\n```', 'fragment', 'fragment', '```ink fragment\nA\n```'],
  ['```ink fragment title="a"  \n|A\n```', 'fragment', '', '```ink title="a"  \nA\n```'],
  [
    '```ink fragment {1,3}\n|A\n```',
    'title',
    'a "b"',
    '```ink fragment {1,3} title=\'a "b"\'\nA\n```',
  ],
  ['```ink\n|A\n```', 'transcript', 'transcript', '```ink transcript=""\nA\n```'],
  ['```ink transcript="1" map\n|A\n```', 'transcript', '', '```ink map\nA\n```'],
  ['```ink transcript="1"\n|A\n```', 'choices', '2', '```ink transcript="2"\nA\n```'],
  ['~~~js showLineNumbers=5\n|A\n~~~', 'showLineNumbers', '', '~~~js\nA\n~~~'],
])('%p with %s as %p is %p', (marked, name, value, written) => {
  expect(after(marked, set(name, value))).toBe(written);
});

const cards =
  '<Cards>\n<Card title="A" href="./a.mdx">*A* a</Card>|\n<Card title="B" href="./b.mdx">B b</Card>\n</Cards>';

it.each([
  ['has another text', setPart(0, 'children', 'C'), cards.replace('*A* a', 'C')],
  [
    'moves down',
    swap(0),
    '<Cards>\n<Card title="B" href="./b.mdx">B b</Card>\n<Card title="A" href="./a.mdx">*A* a</Card>\n</Cards>',
  ],
  ['goes', remove(0), '<Cards>\n<Card title="B" href="./b.mdx">B b</Card>\n</Cards>'],
  [
    'comes',
    add('<Card title="C">\n\nC\n\n</Card>'),
    cards.replace('\n</Cards>', '\n<Card title="C">\n\nC\n\n</Card>\n</Cards>'),
  ],
])('a card %s', (_, act, written) => {
  expect(after(cards, act)).toBe(written.replace('|', ''));
});

const steps = (...items: string[]) => `<Steps>\n\n${items.join('\n\n')}\n\n</Steps>`;
const eight = ['8. One|', '9. Two\n\n   - A\n\n     a', '10. Three\n\n    ```\n    code\n    ```'];

it.each([
  ['comes', add('New'), [...eight, '11. New']],
  ['goes', remove(0), ['8. Two\n\n   - A\n\n     a', '9. Three\n\n   ```\n   code\n   ```']],
  [
    'moves',
    swap(1),
    ['8. One', '9. Three\n\n   ```\n   code\n   ```', '10. Two\n\n    - A\n\n      a'],
  ],
])('a step %s, and the numbers stay in order', (_, act, items) => {
  expect(after(steps(...eight), act)).toBe(steps(...items).replace('|', ''));
});

it.each([
  ['1. One|', '1. Two'],
  ['1) One|', '1) Two'],
])('numbers that do not count go on as they are: %s', (...items) => {
  expect(after(steps(...items), add('New'))).toBe(
    steps(...items, `${items[0].slice(0, 2)} New`).replace('|', ''),
  );
});

it('the last part of a component cannot be removed', () => {
  expect(after(steps('1. One|'), remove(0))).toBe(steps('1. One'));
});

it.each([
  [
    'An ink sample in a tab in a step',
    '1. A\n\n   <Tabs>\n   <TabItem label="B">\n\n   ```ink\n   |A\n   ```\n\n   </TabItem>\n   </Tabs>',
    ['Tabs', 'ink'],
  ],
  ['text', 'A `<Tabs>` |b.\n\n```js\n<Tabs>\n```\n', []],
  ['what cannot be read', '<Tabs>\n\n|A {', []],
  ['what has nothing to fill in', '<FileTree>\n\n- a|\n\n</FileTree>', []],
])('%s has the forms around it', (_, marked, names) => {
  const forms = componentsAt(marked.replace('|', ''), marked.indexOf('|'));
  expect(forms.map(({ name }) => name)).toEqual(names);
});

it('writes the text of a card that others follow in the same line', () => {
  const cards = '<Cards><Card title="A" href="/a">One|.</Card></Cards>\n';
  expect(after(cards, setPart(0, 'children', 'Two.'))).toBe(
    '<Cards><Card title="A" href="/a">Two.</Card></Cards>\n',
  );
});
