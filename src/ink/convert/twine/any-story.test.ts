import { mutateText } from '../../../../testing/mutate-text';
import { randomInts } from '../../../../testing/random';
import { firstSeed, times } from '../../../../testing/thorough';
import { compileInk } from '../../compile/compile-ink';
import { headComment } from '../writing/conversion';
import { markedLosses } from '../writing/marked-losses';
import { convertTwine } from './convert-twine';
import { readTwee } from './read-twee';
import recordings from './recordings/recordings.json';
import { FORMATS, type TwineFormat } from './twine-story';

const PIECES: Readonly<Record<TwineFormat, readonly string[]>> = {
  SugarCube: [
    ...[
      '<<set $a to 1>>',
      '<<set $b to "x">>',
      '<<set $c to $a + 1>>',
      '<<if $a gt 1>>',
      '<<else>>',
    ],
    ...[
      '<</if>>',
      '<<elseif not $d>>',
      '<<link "L" "Two">>',
      '<</link>>',
      '<<goto "One">>',
      '<<= $c>>',
    ],
    ...[
      '<<include "Two">>',
      ...['<<link "S">>', '<<linkreplace "R">>', '<</linkreplace>>', '<<timed 2s>>', '<</timed>>'],
      ...['<<switch $a>>', '<<case 1 "x">>', '<</switch>>', '<<for _i to 1; _i lt 3; _i++>>'],
      ...['<<for _x range $l>>', '<</for>>', '<<set $l to ["a", "b c"]>>', '<<run $l.push("d")>>'],
      ...[
        '<<if $l.includes("a")>>',
        '$l',
        '_x',
        '<<set $m to {x: 1, y: [2]}>>',
        '$m.x',
        '<<unset $a>>',
      ],
      ...[
        '<<return>>',
        ...['<<= $l.join(", ")>>', '<<set $l.push("old key")>>', '<<if tags().includes("x")>>'],
        ...['<<for _i to 0; _i lt $l.length; _i++>>$l[_i]<</for>>', '[[w|https://a.b/c#d]]'],
        ...['<<set $a to f()>>', '<<switch random(1, 3)>>', '<<hit `random(1, 6)`>>'],
        '<<back "B">>',
        '<<cycle "$h">>',
        '<<option "o">>',
        '<</cycle>>',
        '<<= either("a", 1)>>',
      ],
      ...[
        '<<= $a ? "y" : 2>>',
        '<<nobr>>',
        '<</nobr>>',
        '<<textbox "$t" "u">>',
        '@@color:#f00;',
        '@@',
        '\n!H\n',
      ],
      ...[
        '[img[a.png][One]]',
        '<<if ndef $b>>',
        '<<if visited("Two")>>',
        '<<hit 2>>',
        '<a data-passage="One">',
      ],
      '$a',
      '$b.c',
      '[img[a.png]]',
      '<<audio x>>',
      '{{{',
      '}}}',
      '\\\n',
      '/%',
      '%/',
    ],
  ],
  Harlowe: [
    ...[
      '(set: $a to 1)',
      '(set: $b to it + "x")',
      '(if: $a > 1)[',
      ']',
      '(else:)[',
      '(else-if: $c)[',
      '(unless: $a is $b)[',
    ],
    ...[
      '(link-goto: "L", "Two")',
      '(go-to: "One")',
      '(display: "Two")',
      '(print: $a * 2)',
      '$a',
      '|h>[',
      '(live: 1s)[',
    ],
    ...['(set: $a to (f:))', '(if: (random: 1, 3) is 1 or 2)['],
    ...['(link-goto: "x", (history:)\'s last)', "(if: (passage:)'s tags contains 'x')["],
    ...['{', '}', '`', '(a: 1, "2")', '(set: $l to (a: "x", "y z"))', '(set: $l to it + (a: "w"))'],
    ...['(if: $l contains "x")[', '(link: "L")[', '(link-reveal: "R")[', '(link-repeat: "P")['],
    ...['(click: ?h)[', '(show: ?k)', '|k)[', '(after: 2s)[', '(for: each _x, ...$l)[', '_x', '$l'],
    ...['(set: $m to (dm: "k", 1))', "(print: $m's k)", "(print: $l's 1st)", '(either: "a", 1)'],
    ...[
      '(cycling-link: bind $c, "a", "b")',
      '(input-box: bind $t)',
      '(text-colour: #f00)[',
      '\n# H\n',
    ],
    ...[
      ...['\n=><=\n', '(if: $a)+(text-style: "bold")[', '(go-to: (either: "One", "Two"))'],
      ...['(either: "[[One]]", "b")', '(set: $t to "//i//")$t', '(joined: ", ", ...$l)', '<td>'],
      ...['(for: each _x, ...(sorted: ...$l))[', '(if: $l contains any of $l)[', '$look['],
      ...['(set: $l to (a: "x", "x"))', '(link-goto: "E", (either: "One", "Two"))', '[bag]'],
      '(link-undo: "U")',
      '(if: (history:) contains "One")[',
      '(align: "=><=")[',
      '(link-reveal-goto: "G", "Two")[',
    ],
  ],
  Chapbook: [
    ...[
      'a: 1\n--\n',
      "b: 'x'\n--\n",
      '\n[if a > 1]\n',
      '\n[else]\n',
      '\n[continue]\n',
      '{a}',
      '{b + 1}',
      '\n[CSS]\n',
    ],
    ...[
      "{reveal link: 'r', text: 'see {a}'}",
      "{cycling link for: 'h', choices: ['x', 'y']}",
      '{back link}',
    ],
    ...[
      "l: ['a', 'b c']\n--\n",
      "\n[if l.includes('a')]\n",
      '\n[align right]\n',
      '\n[if a; append]\n',
    ],
    ...[
      "{text input for: 't'}",
      "{dropdown menu for: 'd', choices: ['x']}",
      "c (a > 1): 'x'\n--\n",
    ],
    ...['[if f()]\n', 'a: f()\n--\n'],
    ...["{embed passage: 'Two'}", "{link to: 'One'}", '\n[unless b]\n', '\n[after 1 second]\n'],
  ],
  Snowman: [
    ...[
      '<% s.a = 1; %>',
      '<% s.b = "x" %>',
      '<% if (s.a > 1) { %>',
      '<% } else { %>',
      '<% } %>',
      '<%= s.a + s.b %>',
    ],
    ...[
      '<% s.a++ %>',
      '<% x() %>',
      '<% s.a = f(); %>',
      '<%',
      '<% s.l = ["a"]; %>',
      '<% s.l.push("b") %>',
      '<%= s.l.length %>',
    ],
    ...['<% s.l.forEach(x => { %>', '<% }); %>', '<% for (var i = 0; i < 3; i++) { %>', '<%= x %>'],
    ...['<% if (s.b === undefined) { s.b = 1 } else { s.b = 2 } %>', '<%= story.render("Two") %>'],
    ...[
      '<% story.show("One") %>',
      '<% if (s.l.includes("a")) { %>',
      '<%= s.a ? "y" : 2 %>',
      '<% s.c = s.c || 3 %>',
    ],
  ],
};
const COMMON = [
  ...[
    '\n',
    '\n\n',
    ' ',
    'Words.',
    '[[One]]',
    '[[Go->Two]]',
    '[[Two<-Back]]',
    '[[x|Gone]]',
    '<b>',
    '</b>',
    "''",
  ],
  ...[
    '//',
    '*',
    '- ',
    '# ',
    '{',
    '}',
    '|',
    '->',
    '<!-- a -->',
    '<script>x</script>',
    '<div class="a">',
    '\\',
    '"',
    '~ x',
  ],
];

test.each(FORMATS)(
  'whatever a story of %s contains, the ink compiles and has all its losses',
  (format) => {
    const random = randomInts(FORMATS.indexOf(format) + 76 + firstSeed);
    const pieces = [...PIECES[format], ...COMMON];
    for (let round = 0; round < 30 * times; round += 1) {
      const passage = () =>
        Array.from({ length: random(24) }, () => pieces[random(pieces.length)] ?? '').join('');
      const twee = `:: StoryData\n{"format":"${format}"}\n\n:: One\n${passage()}\n\n:: Two\n${passage()}\n\n:: W [widget]\n<<widget "hit">><<set $a -= _args[0]>>$a<</widget>>\n\n:: StoryInit\n${passage()}\n\n:: Top [header]\n${passage()}\n\n:: three {é} #\n${passage()}`;
      const text = round % 3 === 0 ? mutateText(twee, round) : twee;
      const story = readTwee(text);
      if (story === null) continue;
      const { program, losses } = convertTwine(story);
      expect(markedLosses(program).map(({ line }) => line)).toEqual(linesOf(losses));
      const { story: compiled, issues } = compileInk(program, { countsAllVisits: true });
      if (compiled === null)
        throw new Error(`${JSON.stringify(issues)}\n${text}\n\n${program.source}`);
    }
  },
);

/** The lines of losses, from the top. */
function linesOf(losses: readonly { line: number }[]): number[] {
  return losses.map(({ line }) => line).sort((one, other) => one - other);
}

test('all losses of recorded stories stand in their text', () => {
  for (const { twee } of recordings) {
    const { program, losses } = convertTwine(readTwee(twee)!);
    expect(markedLosses(program).map(({ line }) => line)).toEqual(linesOf(losses));
    expect(program.source.split('\n')[0]).toBe(
      headComment(/Twine \(\w+\)/.exec(program.source)![0], losses.length),
    );
  }
});

test.each<[TwineFormat, string, string]>([
  ['Harlowe', '(if: $a)[', ']'],
  ['Harlowe', '|a>[{', '}]'],
  ['SugarCube', '<<if $a>>', '<</if>>'],
  ['SugarCube', '<<set $a to ((((((((', '))))))))>>'],
  ['Chapbook', "{reveal link: 'a', text: '", "'}"],
  ['Snowman', '<% if (s.a) { %>', '<% } %>'],
])('%s: %s without end compiles, and is not run', (format, open, close) => {
  const text = `${open.repeat(2000)}x${close.repeat(2000)}`;
  const story = readTwee(`:: StoryData\n{"format":"${format}"}\n\n:: Start\n${text}`);
  const { program } = convertTwine(story!);
  expect(compileInk(program, { countsAllVisits: true }).story).not.toBeNull();
});
