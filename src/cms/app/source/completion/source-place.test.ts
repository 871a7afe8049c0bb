import { sourcePlace } from './source-place';

const placeOf = (marked: string) => {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = sourcePlace(text, position);
  return place === null ? null : { ...place, typed: text.slice(place.from, position) };
};

it.each([
  ['/|', { kind: 'insertion', typed: '' }],
  ['Words /tab|', { kind: 'insertion', typed: 'tab' }],
  ['- /|', { kind: 'insertion' }],
  ['/ink st|', { kind: 'insertion', typed: 'ink st' }],
  ['a / b|', null],
  ['::|', null],
  [':::ti|', { kind: 'admonition', typed: 'ti' }],
  ['A [b](|', { kind: 'link', typed: '' }],
  ['A [b](night tr|', { kind: 'link', typed: 'night tr' }],
  ['A [b](#pl|', { kind: 'anchor', href: '', typed: 'pl' }],
  ['A [b](./c.mdx#|)', { kind: 'anchor', href: './c.mdx' }],
  ['A ![b](|', { kind: 'picture' }],
  ['A [b](/img/|', { kind: 'picture', typed: '/img/' }],
  ['```|', { kind: 'language', typed: '' }],
  ['A\n```in|\nB\n```', { kind: 'language', typed: 'in' }],
  ['```ink fr|', { kind: 'fence-word', language: 'ink', typed: 'fr' }],
  ['```ink fails="|"', null],
  ['```js {1|', null],
  ['```ink\n-> |\n```', { kind: 'ink' }],
  ['```ink\nA line of text -> |\n```', { kind: 'ink' }],
  ['```js\n/|\n```', null],
  ['```ink\nA\n```\n/|', { kind: 'insertion' }],
  ['<|', { kind: 'component', typed: '', parents: [] }],
  ['<Tabs groupId="a">\n\n<Ta|', { kind: 'component', typed: 'Ta', parents: ['Tabs'] }],
  ['<Tabs>\n\n</Tabs>\n\n<|', { kind: 'component', parents: [] }],
  ['<Figure src="/a.svg" />\n\n<|', { kind: 'component', parents: [] }],
  ['<Details summary="A">\n\n</|', { kind: 'closing', parents: ['Details'] }],
  ['<Tabs |', { kind: 'attribute', component: 'Tabs', taken: [] }],
  ['<Tabs gr| queryString>', { kind: 'attribute', typed: 'gr', taken: ['queryString'] }],
  ['<Figure\n  src="/a.svg"\n  |', { kind: 'attribute', component: 'Figure', taken: ['src'] }],
  [
    '<Reference names="|" kind="markup" />',
    { kind: 'value', attribute: 'names', typed: '', others: { names: '', kind: 'markup' } },
  ],
  ['<Card title="A > B" |', { kind: 'attribute', taken: ['title'] }],
  ['<Steps>|', null],
  ['<Steps> |', null],
  ['A `<|', null],
  ['A \\<|', null],
  ['An ordinary|', null],
  ['and/or|', null],
])('knows what is written at %p', (marked, place) => {
  if (place === null) expect(placeOf(marked)).toBeNull();
  else expect(placeOf(marked)).toMatchObject(place);
});
