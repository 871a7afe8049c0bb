import { randomInts } from './random';

/** What files contain after typos, wrong tools and bad luck. */
const SCRAPS = [
  ...['<', '>', '</', '/>', '{', '}', '[', ']', '(', ')', '"', "'", '`', '```', '~~~', '\\', '|'],
  ...['<!--', '-->', '{/*', '*/}', '<Tabs>', '</Tabs>', '<Details summary="x">', '</Details>'],
  ...['<script>', '</p>', '<br>', '<>', '</>', '<a.b.c>', '<x:y/>', '{...x}', '<Cards {...x} />'],
  ...[':::', ':::note', ':::note[', '::::', ':x[y]{z}', '::leaf', '{#id}', '{#', '# ', '## H {#x}'],
  ...[
    '---',
    '---\n',
    '\n---\n',
    '...',
    '***',
    '- ',
    '* ',
    '1. ',
    '+ ',
    '> ',
    '    ',
    '\t',
    '| a |',
  ],
  ...[
    '[^1]',
    '[^1]: x',
    '[x]: /y',
    '![',
    '![](x)',
    '](',
    '<https://x',
    'https://x/y)',
    '&amp;',
    '&#0;',
  ],
  ...[
    'import x from "y"',
    'export const a = 1',
    '{a.b}',
    '{() => 1}',
    '<Sample />',
    '<Reference />',
  ],
  ...[
    ': ',
    ' #',
    '#',
    '&a ',
    '*a',
    '<<: *a',
    '!!binary x',
    '!!js/function x',
    '? ',
    '%YAML',
    '@',
    '|-',
  ],
  ...[
    '__proto__: x',
    'constructor: y',
    'title: ',
    'title: [',
    'slug: ../x',
    'slug: //x',
    'draft: yes',
  ],
  ...[
    '\u0000',
    '\ufeff',
    '\ud800',
    '\u202e',
    '\u2028',
    '\u00a0',
    '\r',
    '\r\n',
    '💧',
    '\u200b',
    'İ',
  ],
  ...[
    'from: /x y/',
    'to: javascript:x',
    '../../x',
    '%00',
    '%',
    '?a=b',
    '-> nowhere',
    '{x:',
    '=== x',
  ],
];

type Random = (limit: number) => number;
type Mutation = (text: string, random: Random) => string;

/** A range of lines, given by their indexes. */
function lineRange(lines: readonly string[], random: Random): [number, number] {
  const start = random(lines.length);
  return [start, Math.min(lines.length, start + 1 + random(4))];
}

const mutations: Mutation[] = [
  function insert(text, random) {
    const place = random(text.length + 1);
    return text.slice(0, place) + (SCRAPS[random(SCRAPS.length)] ?? '') + text.slice(place);
  },
  function insertLine(text, random) {
    const lines = text.split('\n');
    lines.splice(random(lines.length), 0, SCRAPS[random(SCRAPS.length)] ?? '');
    return lines.join('\n');
  },
  function takeOut(text, random) {
    const place = random(text.length + 1);
    return text.slice(0, place) + text.slice(place + 1 + random(12));
  },
  function takeSign(text, random) {
    const signs = [...text.matchAll(/[<>{}[\]()"'`:#|*-]/g)];
    const place = signs[random(signs.length)]?.index ?? 0;
    return text.slice(0, place) + text.slice(place + 1);
  },
  function breakOff(text, random) {
    return text.slice(0, random(text.length + 1));
  },
  function repeatLines(text, random) {
    const lines = text.split('\n');
    const range = lines.slice(...lineRange(lines, random));
    lines.splice(
      random(lines.length),
      0,
      ...Array.from({ length: 1 + random(30) }, () => range).flat(),
    );
    return lines.join('\n');
  },
  function moveLines(text, random) {
    const lines = text.split('\n');
    const [start, end] = lineRange(lines, random);
    const range = lines.splice(start, end - start);
    lines.splice(random(lines.length + 1), 0, ...range);
    return lines.join('\n');
  },
  function indent(text, random) {
    const lines = text.split('\n');
    const [start, end] = lineRange(lines, random);
    const by = ['  ', '\t', ' ', '      '][random(4)] ?? '';
    return lines.map((line, at) => (at >= start && at < end ? by + line : line)).join('\n');
  },
  function outdent(text, random) {
    const lines = text.split('\n');
    const [start, end] = lineRange(lines, random);
    return lines.map((line, at) => (at >= start && at < end ? line.trimStart() : line)).join('\n');
  },
  function nest(text, random) {
    const depth = 1 + random(3) ** 6;
    const sign = ['> ', '[', '{', '- ', '<Details summary="x">', '*', '('][random(7)] ?? '';
    const place = random(text.length + 1);
    return `${text.slice(0, place)}${sign.repeat(depth)}${text.slice(place)}`;
  },
  function lineEnds(text, random) {
    return text.replaceAll('\n', ['\r\n', '\r', '\n\n'][random(3)] ?? '\n');
  },
  function garble(text, random) {
    const place = random(text.length + 1);
    const junk = Array.from({ length: 8 }, () => String.fromCharCode(random(256))).join('');
    return text.slice(0, place) + junk + text.slice(place);
  },
];

/** A text after one to three mutations; always the same one for the same seed. */
export function mutateText(text: string, seed: number): string {
  const random = randomInts(seed * 7919);
  // Neighbouring seeds produce similar first numbers.
  for (let skip = 0; skip < 5; skip += 1) random(2);
  let mutated = text;
  for (let count = 1 + random(3); count > 0; count -= 1) {
    mutated = mutations[random(mutations.length)]?.(mutated, random) ?? mutated;
  }
  return mutated;
}
