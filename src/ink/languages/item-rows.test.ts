import { translatedTable } from '../../../testing/translated-table';
import { compileInk } from '../compile/compile-ink';
import { PlayedLanguages } from './compare-play';
import { readRows } from './text-rows';
import { translateProgram } from './translate';

const itemsIn = (source: string): string[] =>
  readRows({ source, files: {} })
    .filter(({ kind }) => kind === 'item')
    .map(({ place, original, spots }) => `${place}.${original} in line ${spots[0]?.line}`);

test.each([
  ['a list that is printed', 'LIST sea = calm, rough\nThe sea is {sea}.\n'],
  ['a variable that is set to an item', 'LIST sea = calm, rough\nVAR x = calm\nIt is {x}.\n'],
  [
    'a variable of a variable',
    'LIST sea = calm, rough\nVAR y = 0\n~ y = rough\n~ temp x = y\n{x}\n',
  ],
  ['an item', 'LIST sea = calm, rough\nIt is {rough}.\n'],
  ['what a function gets', 'LIST sea = calm, rough\nIt is {LIST_MIN(sea)}.\n'],
  ['what is shown beside a count', 'LIST sea = calm, rough\n{f(LIST_COUNT(sea), sea)}\n'],
  ['an alternative', 'LIST sea = calm, rough\n{sea == calm: It is {sea}.}\n'],
])('the items of %s are texts', (_, source) => {
  expect(itemsIn(source)).toEqual(['sea.calm in line 1', 'sea.rough in line 1']);
});

test.each([
  ['is only asked', 'LIST sea = calm, rough\n{sea == calm: It is calm.} {sea ? rough}\n'],
  ['names pictures', 'LIST sea = calm, rough\nIt is {sea}. # IMAGE: {sea}.png\n'],
  ['names pictures in markup', 'LIST sea = calm, rough\nIt is {sea}. [img]{sea}.png[/img]\n'],
  [
    'is only counted',
    'LIST sea = calm, rough\n{LIST_COUNT(LIST_ALL(sea))} seas, {LIST_VALUE(sea)}.\n',
  ],
  ['is not printed', 'LIST sea = calm, rough\nVAR coins = 2\n{coins} coins.\n'],
])('those of a list that %s are not', (_, source) => {
  expect(itemsIn(source)).toEqual([]);
});

const source = `LIST sea = calm, (rough)
LIST sky = blue, grey
VAR today = rough
-> beach
=== beach
The sea is {today}, {sea.rough} or {LIST_MIN(LIST_ALL(sea))}{today == calm:, at last}.
+ {today != calm} [Wait] The sea is {sea}.
  ~ today = calm
  -> beach
* -> END
`;
const program = { source, files: {} };
const translated = (texts: Record<string, string>) =>
  translateProgram(program, translatedTable('de', program, texts)).source;

test('a translated item has its name everywhere, in translations, too, and the game is the same', () => {
  const german = translated({
    calm: 'ruhig',
    rough: 'stürmisch',
    '[Wait] The sea is {sea}.': '[Warten] Die See ist {sea}, nicht {calm}.',
  });
  expect(german).toContain('LIST sea = ruhig, (stürmisch)\n');
  expect(german).toContain('VAR today = stürmisch');
  expect(german).toContain('{sea.stürmisch}');
  expect(german).toContain('+ {today != ruhig} [Warten] Die See ist {sea}, nicht {ruhig}.');
  const [one, other] = [source, german].map(
    (text) =>
      compileInk({ source: text, files: {} }, { countsAllVisits: true }).story?.ToJson() ?? '',
  ) as [string, string];
  const both = new PlayedLanguages(one, other);
  expect([1, 2, 3].map((seed) => both.compare(seed))).toEqual([null, null, null]);
  expect(both.moves).toBeGreaterThan(0);
});

test.each([
  ['two words', 'sehr ruhig'],
  ['a word of ink', 'true'],
  ['the name of a place', 'beach'],
  ['the name of another item', 'grey'],
])('%s cannot be the name of an item', (_, text) => {
  expect(translated({ calm: text })).toBe(source);
});

test('of two items with the same name, the second keeps its own', () => {
  expect(translated({ calm: 'so', rough: 'so' })).toContain('LIST sea = so, (rough)');
});
