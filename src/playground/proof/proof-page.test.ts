import { proofLines } from './proof-lines';
import { proofPage } from './proof-page';

const pageOf = (source: string, files: Record<string, string> = {}): string => {
  const program = { source, files };
  return proofPage({ title: 'A <story>', language: null, program });
};

test('lines have what players read, and the ways', () => {
  const text = `The door. // note
It is {open: open|closed}, [b]very[/b]. # IMAGE: a.png
VAR x = 1
~ x = 2
* (lab) {x} [Go in] You go. -> hall
  ** Again <>
  - - (gath) well \\* 3
-> tun ->
TODO: do
`;
  expect(proofLines(text).map(({ depth, parts }) => [depth, ...parts])).toEqual([
    [0, 'The door. '],
    [0, 'It is ', { ink: '{open: open|closed}' }, ', ', 'very', '. '],
    [1, ' ', { ink: '{x}' }, ' ', 'Go in', ' You go. ', { to: 'hall' }],
    [2, ' ', ' Again '],
    [1, ' well ', '*', ' 3'],
    [1, { to: 'tun' }],
  ]);
});

test('places come as a reader comes to them, those that nobody reaches last', () => {
  const page = pageOf(
    'Night.\n* Left -> left\n* Right -> right\n=== lost\nNobody.\n-> END\n=== right\nRight. -> left.deep\n=== left\nLeft.\n-> deep\n= deep\nDeep. -> END\n=== function twice(x)\n~ return x * 2\n',
  );
  const headings = [...page.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text);
  expect(headings).toEqual([
    'A &lt;story&gt;',
    '1 Beginning',
    '2 left',
    '3 left.deep',
    '4 right',
    'Nothing leads here',
    '5 lost',
    'Statistics',
  ]);
  expect(page).toContain('<p dir="auto" style="margin-left:1.5em">• Left  → <a href="#place-2">');
  expect(page).toContain('Right.  → <a href="#place-3">3 left.deep</a>');
  expect(page).toContain('Deep.  → The end');
  expect(page).not.toContain('return');
});

test('what an included file says before its first knot is part of the beginning, and nothing acts as HTML', () => {
  const page = pageOf('INCLUDE rooms.ink\n-> hall\n', {
    'rooms.ink': 'Hush & wait.\n=== hall\n<img src=x onerror="alert(1)"> {"<b>"}\n-> END\n',
  });
  expect(page).toContain('Hush &amp; wait.');
  expect(page).not.toMatch(/<img|<b>/);
  expect(page).toContain('2 places');
});

test('ways within braces count, and a knot without text is its first stitch', () => {
  const page = pageOf('Night.\n{x: -> b | -> a}\n=== a\nA. -> END\n=== b\n= one\nB. -> END\n');
  const headings = [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
  expect(headings).toEqual(['1 Beginning', '2 b', '3 b.one', '4 a']);
});

test('a header on the last line has no text below it', () => {
  expect(pageOf('Night.\n-> hall\n=== hall')).toMatch(
    /<h2 id="place-2">2 hall<\/h2>\n<h1>Statistics/,
  );
});
