import { growth, PROPORTIONAL } from '../../../testing/growth';
import { randomInts } from '../../../testing/random';
import { firstSeed, times } from '../../../testing/thorough';
import { markupText } from './markup-text';
import { ELEMENT_NAMES, HTML_ONLY_NAMES, VOID_ELEMENTS, type MarkupNode } from './markup-tree';
import { parseMarkup } from './parse-markup';

/** Names that every object has. */
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
];

const SCRAPS = [
  ...ODD_NAMES.flatMap((name) => [
    `[${name}]`,
    `<${name}>`,
    `<b ${name}=1>`,
    `[b ${name}=1 ${name}]`,
  ]),
  ...HTML_ONLY_NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...['[', ']', '[/', '[b]', '[/b]', '[i', '[ ]', '[---]', '[sic]', '[/sic]', '[B]', '[link to="'],
  ...['"', '=', '[table]', '[row]', '[/row]', '[header]', '[/table]', '[layers]', '[/layers]'],
  ...['[picture]', '[/picture]', '[area x=1', '[input var=', '[url=', '[img]', '[/img]', '[video]'],
  ...['<', '>', '</', '<b>', '</b>', '<br>', '<script>', '<b class="', "'", '&', '&amp;', '&#'],
  ...['[css style="color:red"]', '[progress value=1e999]', '[constructor]', '[__proto__]', '\n'],
  ...['\u0000', '\ud800', 'İ', 'K', '💧', 'word', ' ', '1', '-', '_', ':', ';', '{', '\\'],
];

test('no input throws, whatever it is made of', () => {
  const random = randomInts(firstSeed);
  for (let run = 0; run < 1000 * times; run++) {
    const text = Array.from({ length: random(40) }, () => SCRAPS[random(SCRAPS.length)]).join('');
    expect(() => markupText(parseMarkup(text))).not.toThrow();
  }
});

const KNOWN = ['b', 'i', 'banner', 'block', 'css', 'font', 'highlight', 'info', 'spoiler', 'url'];
// Neither words nor anything the engine leaves out: the words of a text go between these.
const MARKS = [
  ...KNOWN.flatMap((name) => [`[${name}]`, `[/${name}]`, `[${name} class=x]`]),
  ...['[link=x]', '[/link]', '[button onclick=f]', '[/button]', '[progress value=3]', '[---]'],
  ...['[input var=x]', '[img]x[/img]', '[video]x[/video]', '[/unknown]', '[ ', '[!', ']', '[]'],
  ...['[sic]', '[Sic]', '[/sic]', '[1]', '[B]', '[/B]', '[table][/table]', '[layers][/layers]'],
  ...ELEMENT_NAMES.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} class="x">`]),
  ...ELEMENT_NAMES.filter((name) => !VOID_ELEMENTS.has(name)).map((name) => `[${name}]`),
  ...['< ', '>', '<script>', '</script>', '<img src=x onerror=x>', '&amp;', '&'],
];

test('no word is lost, and none is moved', () => {
  const random = randomInts(firstSeed + 1);
  for (let run = 0; run < 1000 * times; run++) {
    const count = 1 + random(30);
    const words = Array.from({ length: count }, (_, index) => `w${index}w`);
    const text = words.map((word) => word + (MARKS[random(MARKS.length)] ?? '')).join('');
    const found = markupText(parseMarkup(text)).match(/w\d+w/g);
    expect({ text, found }).toEqual({ text, found: words });
  }
});

test('what comes of text is elements of the list, and nothing that could run', () => {
  const random = randomInts(firstSeed + 2);
  const names = new Set<string>([...ELEMENT_NAMES, ...HTML_ONLY_NAMES]);
  const isSafe = (node: MarkupNode): boolean =>
    (node.kind !== 'element' || names.has(node.name)) &&
    (node.kind !== 'url' || /^https?:/.test(node.href ?? 'https:')) &&
    (node.kind !== 'element' || Object.keys(node.attributes ?? {}).every(isHarmless)) &&
    (!('style' in node) ||
      !/url|[:;\\]|-\d/.test(JSON.stringify(Object.values(node.style ?? {})))) &&
    (!('className' in node) || /^[\w -]+$/.test(node.className ?? 'a'));
  const isHarmless = (name: string) => !/^(?:on|src|href|style|dangerously|ref$|key$)/i.test(name);
  const findUnsafe = (nodes: readonly MarkupNode[]): MarkupNode[] =>
    nodes.flatMap((node) => [
      ...(isSafe(node) ? [] : [node]),
      ...('children' in node ? findUnsafe(node.children) : []),
    ]);
  const pieces = [
    ...SCRAPS,
    ...MARKS,
    ...[
      '[url=javascript:x]',
      '<b onclick=x>',
      '<b class=a"b>',
      '<a href=javascript:x>',
      '<td ref=x>',
    ],
    ...['<p style="background:url(x)">', '<p style="margin:-9px;top:1px">', '<font face="a;b">'],
  ];
  for (let run = 0; run < 1000 * times; run++) {
    const text = Array.from({ length: random(30) }, () => pieces[random(pieces.length)]).join('');
    expect(findUnsafe(parseMarkup(text))).toEqual([]);
  }
});

test.each([
  ['brackets', '['],
  ['closed brackets', '[]'],
  ['opening tags', '[b]'],
  ['closing tags', '[/b]'],
  ['tags that are never closed', '[b'],
  ['long names', '[aaaaaaaaaa'],
  ['unknown tags', '[x]'],
  ['pairs of unknown tags', '[x][/x]'],
  ['raw tags', '[img]'],
  ['tables', '[table]'],
  ['rows', '[row]'],
  ['a table of rows', '[table][row]'],
  ['layers', '[layers][picture]'],
  ['areas', '[layers][area '],
  ['signs', '<'],
  ['HTML tags', '<b>'],
  ['paragraphs', '<p>'],
  ['HTML tables', '<table><td>'],
  ['text in HTML tables', '<table>x<tr>'],
  ['comments', '<b><!-- '],
  ['HTML tags that are never closed', '<b '],
  ['HTML tags with quotes', '<b "'],
  ['mixed quotes', '<b \'"'],
  ['entities', '<b>&amp'],
  ['attributes', '[b a='],
  ['quotes in attributes', '[b a="'],
  ['equals signs', '[b ='],
  ['emphasis', '[b]<i>'],
])('takes time in proportion to 160,000 signs of %s', (_, scrap) => {
  const parse = (length: number) => {
    const text = scrap.repeat(Math.ceil(length / scrap.length));
    parseMarkup(text);
    parseMarkup(`${text}]`);
    parseMarkup(`${text}>`);
    parseMarkup(`[table][row]${text}[/row][/table]`);
  };
  expect(growth(10_000, parse)).toBeLessThan(PROPORTIONAL);
});
