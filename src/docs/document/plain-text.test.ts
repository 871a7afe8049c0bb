import { parseLines } from '../../../testing/factories';
import { plainText } from './plain-text';

const textOf = (...lines: string[]) => parseLines(...lines).plainText;

it.each([
  [
    'words without their form',
    ['A **bold** [link](./a.mdx "t") and `code`.'],
    'A bold link and code.',
  ],
  ['spaces at the end of marked words', ['*one* **two**three'], 'one twothree'],
  ['blocks on lines of their own', ['## H', '', 'p', '', '> q'], 'H\np\nq'],
  ['lists', ['1. a', '2. b', '', 'c'], 'a\nb\nc'],
  ['nested lists', ['- a', '  - b', '- c'], 'a\nb\nc'],
  ['tables', ['| a | b |', '|---|---|', '| c | d |', '', 'e'], 'a b\nc d\ne'],
  ['code', ['```js', 'if (a) {', '  b();', '}', '```', '', 'c'], 'if (a) {\n  b();\n}\nc'],
  ['line breaks', ['a<br/>b\\', 'c'], 'a\nb\nc'],
  [
    'components and their texts',
    ['<Details summary="s">', 'a', '</Details>', '', ':::note[T]', 'b', ':::'],
    's\na\nT\nb',
  ],
  ['steps', ['<Steps>', '1. a', '2. b', '</Steps>', '', 'c'], 'a\nb\nc'],
  [
    'pictures by what they show',
    ['![A lamp](/img/a.png "The lamp")', '', 'with ![an icon](/img/b.png) in it'],
    'The lamp\nA lamp\nwith an icon in it',
  ],
  ['nothing', [''], ''],
])('gives %s', (_, lines, expected) => {
  expect(textOf(...lines)).toBe(expected);
});

it('leaves the titles of highlighted code out', () => {
  expect(
    plainText([
      ['CodeBlock', { language: 'html' }, ['CodeLine', 0, ['span', { title: '&' }, '&amp;']]],
    ]),
  ).toBe('&amp;');
});
