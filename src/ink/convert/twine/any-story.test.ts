import { mutateText } from '../../../../testing/mutate-text';
import { randomInts } from '../../../../testing/random';
import { firstSeed, times } from '../../../../testing/thorough';
import { compileInk } from '../../compile/compile-ink';
import { convertTwine } from './convert-twine';
import { readTwee } from './read-twee';
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
    ...['{', '}', '`', '(a: 1, "2")'],
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
    ...['<% s.a++ %>', '<% x() %>', '<%'],
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

test.each(FORMATS)('whatever a story of %s contains, the ink compiles', (format) => {
  const random = randomInts(FORMATS.indexOf(format) + 76 + firstSeed);
  const pieces = [...PIECES[format], ...COMMON];
  for (let round = 0; round < 30 * times; round += 1) {
    const passage = () =>
      Array.from({ length: random(24) }, () => pieces[random(pieces.length)] ?? '').join('');
    const twee = `:: StoryData\n{"format":"${format}"}\n\n:: One\n${passage()}\n\n:: Two\n${passage()}\n\n:: three {é} #\n${passage()}`;
    const text = round % 3 === 0 ? mutateText(twee, round) : twee;
    const story = readTwee(text);
    if (story === null) continue;
    const { program } = convertTwine(story);
    const { story: compiled, issues } = compileInk(program, { countsAllVisits: true });
    if (compiled === null)
      throw new Error(`${JSON.stringify(issues)}\n${text}\n\n${program.source}`);
  }
});
