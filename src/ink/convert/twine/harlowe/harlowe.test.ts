import { playConversion } from '../../play-conversion.fixture';
import { convertTwine } from '../convert-twine';
import { readTwee } from '../read-twee';

function convert(twee: string) {
  const story = readTwee(`:: StoryData\n{"format":"Harlowe","start":"Start"}\n\n${twee}`);
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}
const play = (twee: string, ...picks: string[]) => playConversion(convert(twee).program, picks);

test.each<[string, string, string[], string[]]>([
  [
    'links, from the right arrow and to the left one',
    ':: Start\n[[Go->down->Cellar]]\n[[Hall<-Go up]]\n\n:: Cellar\nDry.\n\n:: Hall\nDay.',
    ['Go up'],
    ['[Go->down | Go up]', 'Day.'],
  ],
  [
    'a link by macro',
    ':: Start\n(link-goto: "Go down", "Cellar")\n(link-goto: "Cellar")\n\n:: Cellar\nDry.',
    ['Go down'],
    ['[Go down | Cellar]', 'Dry.'],
  ],
  [
    'assignments, and “it”',
    ':: Start\n(set: $lamps to 2, $name to "Bo")(set: $lamps to it * 3)\n$name: $lamps, (print: $lamps - 1)',
    [],
    ['Bo: 6, 5'],
  ],
  ['put', ':: Start\n(put: 4 into $a)$a', [], ['4']],
  [
    'conditions with their hooks',
    ':: Start\n(set: $n to 2)(if: $n is 1)[One](else-if: $n is 2)[Two](else:)[More]. (unless: $n > 2)[Few]',
    [],
    ['Two. Few'],
  ],
  [
    'links in hooks',
    ':: Start\n(set: $key to true)\n(if: $key)[[[Unlock->In]]](else:)[[[Knock->Out]]]\n\n:: In\nIn.\n\n:: Out\nOut.',
    ['Unlock'],
    ['[Unlock]', 'In.'],
  ],
  [
    'another passage within one, and a jump',
    ':: Start\nNow (display: "Sky") above.\n[[On]]\n\n:: Sky\nclouds\n\n:: On\n(go-to: "End")\n\n:: End\nOver.',
    ['On'],
    ['Now clouds above. [On]', 'Over.'],
  ],
  [
    'markup, verbatim text, and collapsed space',
    ":: Start\n''Bold'', //soft//, **strong**, *weak*, `''no''`. {kept}",
    [],
    ["[b]Bold[/b], [i]soft[/i], [strong]strong[/strong], [em]weak[/em], ''no''. kept"],
  ],
  [
    'text of hooks without a macro that ink knows',
    ':: Start\n(text-colour: red)[Danger] and |box>[a box] and [a mark]<x| and [brackets].',
    [],
    ['[span style="color: red"]Danger[/span] and a box and a mark and [<wbr>brackets].'],
  ],
  ['chance', ':: Start\n(set: $d to (random: 3, 3))$d (print: (random: 2, 2))', [], ['3 2']],
  [
    'what is set before the story begins',
    ':: Setup [startup]\n(set: $day to 7)\n\n:: Start\nDay $day.',
    [],
    ['Day 7.'],
  ],
  [
    'visits',
    ':: Start\n(if: visits > 1)[Again](else:)[First]\n[[Out]]\n\n:: Out\n[[Back->Start]]',
    ['Out', 'Back'],
    ['First [Out]', '[Back]', 'Again [Out]'],
  ],
  [
    'conditions and assignments in one passage',
    ':: Start\n(set: $a to 1)(if: $a is 1)[Yes (set: $a to 2)[[Go->B]]]\n\n:: B\n$a',
    ['Go'],
    ['Yes [Go]', '2'],
  ],
  [
    'a jump leaves nothing of its passage behind, and nothing of its header',
    ':: Top [header]\n(set: $n to it + 1)(if: $gold > 0)[$gold coins](link-goto: "Bag", "Hall")\n\n:: Setup [startup]\n(set: $n to 0, $gold to 7)\n\n:: Start\n[[On]]\n\n:: On\nYou knock.\n(if: $gold > 5)[(goto: "Hall")](else:)[(goto: "Start")]\n\n:: Hall\nHall $n.',
    ['On'],
    ['7 coinsBag [Bag | On]', '7 coinsBag / Hall 3. [Bag]'],
  ],
  [
    'a jump in a passage that is shown within one',
    ':: Start\n[[On]]\n\n:: On\n(display: "Sub")\n(if: visits is 1)[(display: "Hit")]\n[[Back->On]]\n\n:: Sub\nSub.\n\n:: Hit\n(if: $gold > 5)[(goto: "Hall")]No.\n\n:: Hall\nHall $gold.\n\n:: Setup [startup]\n(set: $gold to 7)',
    ['On'],
    ['[On]', 'Hall 7.'],
  ],
  [
    'lines of arrows, and looks around one another, paragraph by paragraph',
    ':: Start\n(set: $n to 1)\n=><=\n(text-style: "shadow")[(text-size: 2)[The end]]\n\nYou (if: $n is 1)[win](else:)[lose]. [[Again->Start]]\n<==\nLeft.',
    [],
    [
      '[block align=center][span style="text-shadow: 0.08em 0.08em 0.08em"][span style="font-size: 2em"]The end[/span][/span][/block] / [block align=center]You win. [/block] / Left. [Again]',
    ],
  ],
  [
    'words in brackets that are no markup',
    `:: Start\n(set: $hp to 3)''HP'' [$hp] [[[bag]->Bag]] (link-goto: "[q]uit", "Bag") [Danger!] [ x ] ''Day''\n\n:: Bag\nA bag.`,
    ['[bag]'],
    [
      '[b]HP[/b] [<wbr>3] [<wbr>bag] [<wbr>q]uit [<wbr>Danger!] [ x ] [b]Day[/b] [[bag] | [<wbr>q]uit]',
      'A bag.',
    ],
  ],
  [
    'a place by chance, in a jump and behind a link',
    ':: Start\n(link-goto: "Run", (either: "Hall", "Hall")) (link: "Row")[(goto: (cond: true, "Hall", "Start"))]\n\n:: Hall\n(goto: (either: "End", "End"))\n\n:: End\nEnd.',
    ['Run'],
    ['[Run | Row]', 'End.'],
  ],
  [
    'markup in quotes',
    `:: Start\n(set: $title to "the //Great//")$title(if: $title is "the //Great//")[!] (either: "a ''b''", "a ''b''") (either: "[[On->Hall]]", "[[On->Hall]]")\n\n:: Hall\nHall.`,
    ['On'],
    ['the [i]Great[/i]! a [b]b[/b] [On]', 'Hall.'],
  ],
  [
    'markup in HTML: as HTML where the engine has no markup for what is around it',
    `:: Start\n<h1>Head //it//</h1>\n<table><tr><td>''B''</td><td>(colour: red)[r]</td></tr></table>\n<small>a ''b''</small> ''c''`,
    [],
    [
      '[h1]Head [i]it[/i][/h1] / <table><tr><td><b>B</b></td><td><span style="color: red">r</span></td></tr></table> / [small]a [b]b[/b][/small] [b]c[/b]',
    ],
  ],
  [
    'conditions that are joined with looks, and looks that a variable holds',
    ':: Start\n(set: $a to false, $b to true, $look to (text-style: "bold"))(if: $a)+(text-style: "bold")[No.](else:)[Else.] (text-style: "bold")+(unless: $a)[Yes.] (if: $never contains $b)+$look[No.] A $look[word] (if: $a)+$look[No.]',
    [],
    ['Else. [b]Yes.[/b] A word'],
  ],
  [
    'a clock beside links that lead away, and one that goes on until it leaves',
    ':: Start\nHi. [[Hall]] (after: 11.5s)[(goto: "Late")]\n\n:: Hall\nHall.\n\n:: Late\nLate. (live: 2s)[(goto: "Hall")]',
    ['After 12 seconds', '>>>2'],
    ['Hi. [Hall | After 12 seconds]', 'Late. [>>>2]', 'Hall.'],
  ],
  [
    'several words of an array, and all of them in order',
    ':: Start\n(set: $bag to (a: "key"))(set: $bag to it + (a: "coin"))(if: $bag contains all of (a: "key", "coin"))[all] (if: $bag contains any of (a: "x", "key"))[any] (if: $bag contains all of (a: "x", "key"))[no](joined: ", ", ...$bag): (for: each _x, ...(sorted: ...$bag))[_x. ](joined: "-", "a", "b")',
    [],
    ['all any key, coin: coin. key. a-b'],
  ],
  [
    'words of links within a sentence, and behind one',
    ":: Start\nA coil of //rope.// [[Take it->Hall]] | ''[[Leave it->Hall]]''\nA [[door->Hall]] is shut. “Open [[it->Hall]]!”\n\n:: Hall\nA hall.",
    [],
    ['A coil of [i]rope.[/i] / A door is shut. “Open it!” [Take it | Leave it | door | it]'],
  ],
  [
    'a jump behind what changes the words above it',
    `:: Top [header]\n''Gold'' $gold(if: $gold > 10)[, rich] (link-goto: "Bag", "Hall")\n\n:: Setup [startup]\n(set: $gold to 12)\n\n:: Start\n[[On]]\n\n:: On\nPay $gold? (set: $gold to it - 2)(if: $gold < 10)[(goto: "Hall")]Paid, $gold left. [[On]]\n\n:: Hall\nHall.`,
    ['On', 'On'],
    [
      '[b]Gold[/b] 12, rich Bag [Bag | On]',
      '[b]Gold[/b] 12, rich Bag / Pay 12? Paid, 10 left. [Bag | On]',
      '[b]Gold[/b] 8 Bag / Hall. [Bag]',
    ],
  ],
])('%s', (_, twee, picks, turns) => {
  expect(play(twee, ...picks)).toEqual(turns);
});

test('macros without a counterpart are comments: their words stay, what they would do does not', () => {
  const { program, losses } = convert(
    ':: Start\n(t8n: "fade")[Tick.(set: $a to 1)] (live: 2s)[Tock.] (if: $bag contains $b)[You have it.](else:)[You do not.]',
  );
  expect(losses.map(({ code }) => code)).toEqual([
    '(t8n: "fade")',
    '(set: $a to 1)',
    '(live: 2s)[Tock.]',
    '(if: $bag contains $b)[You have it.](else:)[You do not.]',
  ]);
  expect(playConversion(program)).toEqual(['Tick.']);
});

test('a link in a variable is listed, and its code is not shown', () => {
  const { program, losses } = convert(':: Start\n(set: $door to "[[Out->Start]]")A $door.');
  expect(losses.map(({ code }) => code)).toEqual(['(set: $door to "[[Out->Start]]")', '$door']);
  expect(playConversion(program)).toEqual(['A .']);
});

test('of a word that is in an array twice, the second one is listed once', () => {
  const { program, losses } = convert(
    ':: Start\n(set: $bag to (a: "coin", "key", "coin"))(set: $bag to it - (a: "key"))(if: $bag contains "coin")[A coin.] (print: $bag\'s length)',
  );
  expect(losses.map(({ code }) => code)).toEqual([
    '(set: $bag to (a: "coin", "key", "coin")): “coin” a second time',
  ]);
  expect(playConversion(program)).toEqual(['A coin. 1']);
});
