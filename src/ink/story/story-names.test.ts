import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { growth, PROPORTIONAL } from '../../../testing/growth';
import { MARKUP_WITH_NAMES, TAGS_WITH_NAMES } from '../reading/engine-names';
import { occurrenceAt, readStoryNames } from './story-names';

/** Each occurrence of the name at the mark `‸`, as its line with the name in brackets. */
function placesOf(marked: string, files: Record<string, string> = {}): string[] {
  const position = marked.indexOf('‸');
  const source = marked.replace('‸', '');
  const names = readStoryNames({ source, files });
  const found = occurrenceAt(names, null, position);
  return names.occurrences
    .filter(({ declaration }) => declaration === found?.declaration)
    .map(({ file, from, to }) => {
      const text = file === null ? source : (files[file] ?? '');
      const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
      const end = text.indexOf('\n', to);
      const after = text.slice(to, end < 0 ? text.length : end);
      return `${before}[${text.slice(from, to)}]${after}`;
    });
}

it('finds a knot in diverts, tunnels, threads, conditions, values and arguments', () => {
  const story = `VAR next = -> hall
-> hall // to the hall
/* -> hall */ A hall. \\{hall} # hall: hall
=== ‸hall ===
{hall} {hall > 1: hall|the hall} {not hall: -> hall}
* {hall} [-> hall] -> hall ->
<- hall
~ next = -> hall
~ go(-> hall, "hall {hall}")
->-> hall
=== function go(-> where, text)
~ return TURNS_SINCE(-> hall)
`;
  expect(placesOf(story)).toEqual([
    'VAR next = -> [hall]',
    '-> [hall] // to the hall',
    '=== [hall] ===',
    '{[hall]} {hall > 1: hall|the hall} {not hall: -> hall}',
    '{hall} {[hall] > 1: hall|the hall} {not hall: -> hall}',
    '{hall} {hall > 1: hall|the hall} {not [hall]: -> hall}',
    '{hall} {hall > 1: hall|the hall} {not hall: -> [hall]}',
    '* {[hall]} [-> hall] -> hall ->',
    '* {hall} [-> [hall]] -> hall ->',
    '* {hall} [-> hall] -> [hall] ->',
    '<- [hall]',
    '~ next = -> [hall]',
    '~ go(-> [hall], "hall {hall}")',
    '~ go(-> hall, "hall {[hall]}")',
    '->-> [hall]',
    '~ return TURNS_SINCE(-> [hall])',
  ]);
});

it('finds the parts of paths', () => {
  const story = (mark: string) =>
    `=== hall
= attic
* (bow) [Bow] {bow} {attic.bow} {hall.bow}
- -> hall.attic.bow
= cellar
- (bow2) {bow} -> attic
=== yard
{hall.attic.bow} {bow} -> hall.attic
`.replace(mark, `‸${mark}`);
  expect(placesOf(story('bow) [Bow]'))).toEqual([
    '* ([bow]) [Bow] {bow} {attic.bow} {hall.bow}',
    '* (bow) [Bow] {[bow]} {attic.bow} {hall.bow}',
    '* (bow) [Bow] {bow} {attic.[bow]} {hall.bow}',
    '* (bow) [Bow] {bow} {attic.bow} {hall.[bow]}',
    '- -> hall.attic.[bow]',
    '- (bow2) {[bow]} -> attic',
    '{hall.attic.[bow]} {bow} -> hall.attic',
  ]);
  expect(placesOf(story('attic\n*'))).toEqual([
    '= [attic]',
    '* (bow) [Bow] {bow} {[attic].bow} {hall.bow}',
    '- -> hall.[attic].bow',
    '- (bow2) {bow} -> [attic]',
    '{hall.[attic].bow} {bow} -> hall.attic',
    '{hall.attic.bow} {bow} -> hall.[attic]',
  ]);
});

it('keeps temporary variables and parameters to their knot or stitch', () => {
  const story = `=== hall(‸x)
~ temp y = x
{x + y}
= attic(x)
{x}
=== function add(x, ref z)
~ z = z + x
`;
  expect(placesOf(story)).toEqual(['=== hall([x])', '~ temp y = [x]', '{[x] + y}']);
  expect(placesOf(story.replace('‸', '').replace('ref z', 'ref ‸z'))).toEqual([
    '=== function add(x, ref [z])',
    '~ [z] = z + x',
    '~ z = [z] + x',
  ]);
});

it('tells lists, their items and constants apart', () => {
  const story = `LIST doors = (shut), open = 5, // open
  ‸locked
LIST boxes = locked
CONST locks = 2
VAR state = doors.locked
{state == doors.locked: locked} {boxes.locked} {locks}
~ state = (shut, open)
~ state = doors(2)
`;
  expect(placesOf(story)).toEqual([
    '  [locked]',
    'VAR state = doors.[locked]',
    '{state == doors.[locked]: locked} {boxes.locked} {locks}',
  ]);
  expect(placesOf(story.replace('‸', '').replace('doors =', '‸doors ='))).toEqual([
    'LIST [doors] = (shut), open = 5, // open',
    'VAR state = [doors].locked',
    '{state == [doors].locked: locked} {boxes.locked} {locks}',
    '~ state = [doors](2)',
  ]);
});

it('finds functions and variables that tags and markup name', () => {
  const story = `# toolbar: purse
# observe: coins
# title: purse
VAR coins = 3
[button=purse]purse[/button] [button onclick=purse bordered=false]x[/button]
[link onclick="purse"]purse[/link] [link=purse]x[/link] [input var=coins] {coins} coins
* \\[button=purse\\]purse\\[/button\\]
=== function ‸purse()
{coins} coins
`;
  expect(placesOf(story)).toEqual([
    '# toolbar: [purse]',
    '[button=[purse]]purse[/button] [button onclick=purse bordered=false]x[/button]',
    '[button=purse]purse[/button] [button onclick=[purse] bordered=false]x[/button]',
    '[link onclick="[purse]"]purse[/link] [link=purse]x[/link] [input var=coins] {coins} coins',
    '* \\[button=[purse]\\]purse\\[/button\\]',
    '=== function [purse]()',
  ]);
  expect(placesOf(story.replace('‸', '').replace('VAR coins', 'VAR ‸coins'))).toEqual([
    '# observe: [coins]',
    'VAR [coins] = 3',
    '[link onclick="purse"]purse[/link] [link=purse]x[/link] [input var=[coins]] {coins} coins',
    '[link onclick="purse"]purse[/link] [link=purse]x[/link] [input var=coins] {[coins]} coins',
    '{[coins]} coins',
  ]);
});

it('reads the files of a story, and no others', () => {
  const files = {
    'a.ink': 'INCLUDE b.ink\n~ gold = 1\n=== cave\n{gold} -> END\n',
    'b.ink': '~ gold = 2\n',
    'old.ink': 'VAR gold = 0\n',
  };
  expect(placesOf('INCLUDE a.ink\nVAR ‸gold = 1\n', files)).toEqual([
    'VAR [gold] = 1',
    '~ [gold] = 1',
    '{[gold]} -> END',
    '~ [gold] = 2',
  ]);
});

it('knows all tags and attributes that name something in ink', () => {
  interface Entry {
    name: string;
    value?: string;
    attributes?: { name: string; value?: string; shorthand?: boolean }[];
  }
  const entriesOf = (kind: string): Entry[] => {
    const file = readFileSync(`content/reference/${kind}.yaml`, 'utf8');
    return (parse(file) as { entries: Entry[] }).entries;
  };
  const named = (value = '') =>
    /^name of an ink (?<kind>function|variable)$/.exec(value)?.groups?.kind;
  const tags = ['global-tags', 'knot-tags', 'choice-tags'].flatMap(entriesOf);
  expect(
    Object.fromEntries(
      tags.flatMap(({ name, value }) => (named(value) ? [[name, named(value)]] : [])),
    ),
  ).toEqual(TAGS_WITH_NAMES);
  const markup: Record<string, Record<string, string>> = {};
  for (const { name, attributes = [] } of entriesOf('markup')) {
    for (const attribute of attributes) {
      const kind = named(attribute.value);
      if (kind === undefined) continue;
      markup[name] = {
        ...markup[name],
        ...(attribute.shorthand === true && { '': kind }),
        [attribute.name]: kind,
      };
    }
  }
  expect(markup).toEqual(MARKUP_WITH_NAMES);
});

it.each(['-> a.', '{a', '=== a\n', '# observe: a\n', '~ temp a = a\n', 'LIST a = b,\n'])(
  'reads thousands of %j in time that grows with their number',
  (part) => {
    expect(
      growth(1000, (count) => readStoryNames({ source: part.repeat(count), files: {} })),
    ).toBeLessThan(PROPORTIONAL);
  },
);
