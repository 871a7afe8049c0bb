import { compilePiece } from './compile-piece';

const issuesOf = (source: string) =>
  compilePiece({ source, files: {} }).issues.filter(({ isWarning }) => !isWarning);

test.each([
  ['a knot', '-> cellar'],
  ['a knot with values', '-> cellar(1, "two")'],
  ['a knot that is given a knot', '-> cellar(-> attic)'],
  ['a knot that is led to and counted', '{cellar > 1: -> cellar}'],
  ['a stitch', '-> cellar.door'],
  ['a label of a stitch', '-> cellar.door.handle'],
  [
    'a stitch of a knot of the piece',
    '-> cellar.door\n=== cellar\nDark.\n-> DONE\n=== attic\nLight.\n-> DONE',
  ],
  ['a tunnel', '-> cough ->\nBetter.'],
  ['a thread', '<- weather(2)'],
  ['turns since', '{TURNS_SINCE(-> cellar) > 2: Long ago.}'],
  ['a variable that is read', 'Gold: {gold}'],
  ['a variable that is set', '~ gold = 3'],
  ['a variable that is counted up', '~ gold++'],
  ['a variable that holds a knot', '~ next = -> cellar\n-> next'],
  ['a function', '~ pay(3)'],
  ['a function without values', '{weather()}'],
  ['a function in a function', '{upper(name(1, 2))}'],
  ['a list', '{inventory ? lamp: Light.}'],
  ['a list item', '~ inventory += (lamp, rope)'],
  ['an item of a named list', '~ inventory += (Tools.lamp)'],
  ['a dotted name', '{Tools.lamp}'],
  ['a file', 'INCLUDE people/ada.ink\n-> ada'],
  ['a loose end', '* [Wait]\n* [Go]\n=== cellar\nDark.'],
  [
    'names that come to light one after another',
    '-> a(f(1))\n=== b\n{c} -> d.e\n=== g(x)\n~ h = x\n<- i',
  ],
])('makes up %s', (_, source) => {
  expect(issuesOf(source)).toEqual([]);
});

test.each([
  ['a brace that is not closed', 'Dark. {lamp', 1],
  ['values for a knot of the piece that takes none', '-> x\n-> cellar(1)\n=== cellar\nDark.', 2],
  [
    'a wrong number of values for a function of the piece',
    'A\n{f(1, 2)}\n=== function f(x)\n~ return x',
    2,
  ],
  ['an item that a list of the piece lacks', 'LIST Tools = lamp\nVAR bag = (Tools.rope)', 2],
  ['a choice in a function', '-> y\n=== function f\n* [Wait]', 3],
])('does not make up for %s', (_, source, line) => {
  expect(issuesOf(source).map((issue) => issue.line)).toContain(line);
});

test('lines stay true where stitches are added above', () => {
  const source = '-> cellar.door\n=== cellar\nDark.\n-> DONE\n=== attic\nLight.\n-> cellar(1)';
  expect(issuesOf(source)).toEqual([
    {
      isWarning: false,
      text: "Divert target (cellar) doesn't take parameters",
      file: null,
      line: 7,
    },
  ]);
});
