import { playConversion } from '../play-conversion.fixture';
import type { Conversion } from '../writing/conversion';
import { convertTwine } from './convert-twine';
import { readTwee } from './read-twee';

const story = (format: string, ...passages: string[]): Conversion =>
  convertTwine(readTwee([`:: StoryData\n{"format":"${format}"}`, ...passages].join('\n\n'))!);
const places = [':: Start\nA pier. [[Hall]]', ':: Hall [dark]\nA hall.'];

test('a header of words is a function, and what is lost of it is said once', () => {
  const { program, losses } = story(
    'SugarCube',
    ...[':: StoryInit\n<<set $coins to 3>>', ...places],
    ':: PassageHeader\n$coins coins.<<if $coins gt 2>> Rich.<</if>> <<notify "x">>',
  );
  expect(losses.map(({ code }) => code)).toEqual(['<<notify "x">>']);
  expect(program.source).toContain(
    '\n// PassageHeader, above the text of 2 passages:\n=== function PassageHeader()\n',
  );
  expect(playConversion(program, ['Hall'])).toEqual([
    '3 coins. Rich. / A pier. [Hall]',
    '3 coins. Rich. / A hall.',
  ]);
});

test('a footer with a link stands in each passage; what is lost of it is said once', () => {
  const { program, losses } = story(
    'SugarCube',
    ...places,
    ':: PassageFooter\n<<notify "x">>[[Bag]]',
    ':: Bag\n<<notify "y">>A bag.',
  );
  expect(losses.map(({ code }) => code)).toEqual(['<<notify "y">>', '<<notify "x">>']);
  expect(program.source).toContain('// PassageFooter, below the text of 3 passages:\n// NOT CARR');
  expect(playConversion(program, ['Hall', 'Bag'])).toEqual([
    'A pier. [Hall | Bag]',
    ...['A hall. [Bag]', 'A bag. [Bag]'],
  ]);
});

test.each([
  ['SugarCube', ':: PassageHeader\n<<if tags().includes("dark")>>Dark.<<else>>Light.<</if>>'],
  ['Harlowe', ':: Top [header]\n(if: (passage:)\'s tags contains "dark")[Dark.](else:)[Light.]'],
])('%s: a header asks for the tags of each passage', (format, header) => {
  const { program, losses } = story(format, ...places, header);
  expect(losses).toEqual([]);
  expect(playConversion(program, ['Hall'])).toEqual(['Light. / A pier. [Hall]', 'Dark. / A hall.']);
});

test('SugarCube: what is done before and after each passage is not seen', () => {
  const { program, losses } = story(
    'SugarCube',
    ':: Start\n<<set $n to 1>>$n. [[Hall]]',
    ...[':: Hall\n$n.', ':: PassageDone\nDone.<<set $n += 1>>', ':: PassageReady\n<<set $n *= 2>>'],
  );
  expect(losses).toEqual([]);
  expect(playConversion(program, ['Hall'])).toEqual(['1. [Hall]', '4.']);
});

test.each([
  ['SugarCube', '<<return "Close">>'],
  ['Chapbook', "{back link, label: 'Close'}"],
  ['Harlowe', '(link-goto: "Close", (history:)\'s last)'],
])('%s: a menu to which several passages lead goes back to the last one', (format, close) => {
  const { program, losses } = story(
    format,
    ...[':: Start\nA pier. [[Hall]] [[Bag]]', ':: Hall\nA hall. [[Bag]]', `:: Bag\n${close}`],
  );
  expect(losses).toEqual([]);
  expect(playConversion(program, ['Bag', 'Close', 'Hall', 'Bag', 'Close'])).toEqual([
    ...['A pier. [Hall | Bag]', '[Close]', 'A pier. [Hall | Bag]'],
    ...['A hall. [Bag]', '[Close]', 'A hall. [Bag]'],
  ]);
});

test.each([
  ['SugarCube', '<<include "Sky">>', '<<notify "x">>'],
  ['Harlowe', '(display: "Sky")', '(t8n: "x")[]'],
  ['Chapbook', "{embed passage: 'Sky'}", '<video>'],
])(
  '%s: words that several passages show are a function; what is lost of it is said once',
  (...args) => {
    const [format, show, lost] = args;
    const { program, losses } = story(
      format,
      `:: Start\nNow ${show} above. [[Hall]]`,
      `:: Hall\n${show}\nMore.`,
      `:: Sky\nclouds ${lost}`,
    );
    expect(losses).toHaveLength(1);
    expect(program.source).toContain('// Sky, shown by other passages:\n=== function Sky()\n');
    expect(playConversion(program, ['Hall'])).toEqual([
      'Now clouds above. [Hall]',
      'clouds / More.',
    ]);
  },
);

test('a passage that others show, and to which nothing leads, is no place', () => {
  const sub = ':: Sub\nSub. <<link "Ring">><<set $n to 1>><</link>>';
  const shown = ['SugarCube', ':: Start\n<<include "Sub">> [[Hall]]', ':: Hall\n<<include "Sub">>'];
  const [format = '', ...rest] = shown;
  expect(story(format, ...rest, sub).program.source).not.toContain('=== Sub');
  const asked = ':: More\n<<if hasVisited("Sub")>>Seen.<</if>> [[Hall]]';
  expect(story(format, ...rest, sub, asked).program.source).toContain('=== Sub\n');
});
