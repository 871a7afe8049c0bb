import { findSlips } from '../../slips/find-slips';
import { playConversion } from '../play-conversion.fixture';
import { convertTwine } from './convert-twine';
import { readTwee } from './read-twee';
import type { TwineFormat } from './twine-story';

const hall = '\n\n:: Hall\nHall.';

function convert(format: TwineFormat, text: string) {
  const story = readTwee(`:: StoryData\n{"format":"${format}"}\n\n:: Start\n${text}`);
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}

/** What is shown after each click. */
type Case = [title: string, text: string, picks: string[], turns: string[]];

const harlowe: Case[] = [
  [
    'a link that is replaced, with a link in it',
    `The box is (link: "shut")[open. [[Take it->Hall]]]${hall}`,
    ['shut', 'Take it'],
    ['The box is shut [shut]', 'open. [Take it]', 'Hall.'],
  ],
  [
    'a link that leads on under a condition',
    `(set: $n to 1)(link: "Try")[(if: $n > 1)[(go-to: "Hall")]No.]${hall}`,
    ['Try'],
    ['[Try]', 'No.'],
  ],
  [
    'a link that sets something on the way',
    `(link-reveal-goto: "Open", "Hall")[(set: $key to true)]${hall}(if: $key)[ Key.]`,
    ['Open'],
    ['[Open]', 'Hall. Key.'],
  ],
  [
    'a hook that is clicked, and one that is shown',
    `A |cat>[cat]. (click: ?cat)[Miaow.] |dog)[A dog.](link: "Wait")[(show: ?dog)]`,
    ['cat', 'Wait'],
    ['A cat. [cat | Wait]', 'Miaow. [Wait]', 'A dog.'],
  ],
  [
    'a clock where nothing else is to be clicked',
    `Tick. (after: 2.5s)[(go-to: "Hall")]${hall}`,
    ['>>>3'],
    ['Tick. [>>>3]', 'Hall.'],
  ],
  [
    'arrays of words',
    '(set: $bag to (a:))(set: $bag to it + (a: "rope", "old lamp"))(set: $bag to it - (a: "rope"))' +
      '(if: $bag contains "rope")[Rope.](if: "old lamp" is in $bag)[Lamp.] (if: $bag does not contain "rope")[No rope.] (print: $bag\'s length)',
    [],
    ['Lamp. No rope. 1'],
  ],
  [
    'an array that stays as it is',
    `(set: $dogs to (a: "Rex", "Bo"))(print: $dogs's 2nd), (print: $dogs's last), (for: each _d, ...$dogs)[_d! ](print: 1st of $dogs)`,
    [],
    ['Bo, Bo, Rex! Bo! Rex'],
  ],
  [
    'maps',
    `(set: $hero to (dm: "name", "Ulf", "hp", 5))(set: $hero's hp to it + 1)(print: $hero's name), (print: $hero's hp)`,
    [],
    ['Ulf, 6'],
  ],
  [
    'several values in one comparison, and “it” in a condition',
    '(set: $n to 3)(if: $n is 1 or 3)[One or three.](if: $n > 2 and it < 5)[ Between.](if: $n is > 2)[ More.]',
    [],
    ['One or three. Between. More.'],
  ],
  ['“it” within quotes', '(set: $mood to "it is cold")$mood', [], ['it is cold']],
  [
    'values in the text',
    '(either: "ox", "ox") (random: 4, 4) (num: "7") (str: 5) (round: 2.6) (uppercase: "a") (cond: 1 > 2, "x", "y") (max: 1, 3)',
    [],
    ['ox 4 7 5 3 A y 3'],
  ],
  [
    'where one has been',
    `(if: (history:) contains "Hall")[Seen.](else:)[New.] (print: (history:)'s length) [[Hall]]\n\n:: Hall\n[[Start]]`,
    ['Hall', 'Start'],
    ['New. 0 Hall [Hall]', '[Start]', 'Seen. 2 Hall [Hall]'],
  ],
  [
    'what is true shows nothing; what is divided keeps its rest',
    '(set: $a to true, $b to 7 / 2)[$a]<x|$b',
    [],
    ['3.5'],
  ],
  [
    'words of links with values and markup',
    `(set: $n to "Bo")(link-goto: "Ask " + $n, "Hall") [[''Go''->Hall]]${hall}`,
    ['Ask Bo'],
    ['[Ask Bo | Go]', 'Hall.'],
  ],
  [
    'a word that changes at each click, with its variable',
    '(cycling-link: bind $hat, "red", "green") $hat',
    ['red', 'green'],
    ['red red [red]', 'green [green]', 'red [red]'],
  ],
  ['a field in a line of its own', '(input-box: bind $name)\nYes', [], ['[input var=name] / Yes']],
  ['a field', '(input-box: bind $name, "=X=")$name', [], ['[input var=name]']],
  [
    'looks',
    '(text-style: "bold")+(text-colour: blue)[both]\n(align: "=><=")[Middle]\n## Title\n** item',
    [],
    [
      '[b][span style="color: blue"]both[/span][/b] / [block align=center]Middle[/block] / [h2]Title[/h2] / [ul][ul][li]item[/li][/ul][/ul]',
    ],
  ],
  ['what was never set', '$never, (set: $a to 1)$a', [], ['0, 1']],
  [
    'a variable of one passage, in the next one',
    '(set: _a to 1)_a [[Hall]]\n\n:: Hall\n(if: _a is 1)[x](else:)[y]',
    ['Hall'],
    ['1 Hall [Hall]', 'y'],
  ],
  ['a clock that stops', `Tick. (live: 2s)[Tock.(stop:)]`, ['>>>2'], ['Tick. [>>>2]', 'Tock.']],
  [
    'other words in a hook, after a click',
    'A |door>[closed] door. (link: "Open it")[(replace: ?door)[open](append: ?door)[ wide]]',
    ['Open it'],
    ['A closed door. [Open it]', 'open / wide'],
  ],
  [
    'a loop over an array that changes',
    '(set: $bag to (a: "rope"))(set: $bag to it + (a: "old lamp"))(set: $bag to it - (a: "rope"))You have(for: each _x, ...$bag)[ an _x].',
    [],
    ['You have an old lamp.'],
  ],
  [
    'one link or the other, by chance',
    `(if: (random: 1, 1) is 1)[[[Go->Hall]]](else:)[[[Stay->Start]]]${hall}`,
    ['Go'],
    ['[Go]', 'Hall.'],
  ],
  ['a hook that is a link', '[[[Hall]]]<go|' + hall, ['Hall'], ['[Hall]', 'Hall.']],
];

const sugarcube: Case[] = [
  [
    'a macro of the story that asks what an array has',
    '<<set $bag to []>><<take "whistle">><<take "whistle">>[[Go|Hall]]\n\n:: Macros [widget]\n<<widget "take">><<if not $bag.includes(_args[0])>><<set $bag.push(_args[0])>>Taken. <</if>><</widget>>\n\n:: Hall\n<<if $bag.includes("whistle")>>It shrills.<</if>>',
    ['Go'],
    ['Taken. [Go]', 'It shrills.'],
  ],
  [
    'words of a list at the end of a line',
    '<<set $bag to ["rope", "brass key"]>>Bag: <<= $bag.join(", ")>>\nSo: <<= $bag.join(", ")>>\nDone. [[Go|Hall]]\n\n:: Hall\n<<set $bag.push("oil")>><<= $bag.join(", ")>>',
    ['Go'],
    ['Bag: rope, brass key / So: rope, brass key / Done. [Go]', 'rope, brass key, oil'],
  ],
  [
    'a cycle that begins with what its variable has',
    '<<set $mood to "angry">>Mood: <<cycle "$mood" autoselect>><<option "calm">><<option "angry">><</cycle>>',
    [],
    ['Mood: angry [angry]'],
  ],
  ['a rule in a line of its own', 'Above.\n<hr>\nBelow.', [], ['Above. / <hr> / Below.']],
  [
    'links that stay, once or often',
    '<<set $n to 0>><<link "Ring">><<set $n += 1>>unseen<</link>> <<linkreplace "More">>More: $n.<</linkreplace>>',
    ['Ring', 'More'],
    ['[Ring | More]', '[Ring | More]', 'More: 1. [Ring]'],
  ],
  [
    'links whose words stay',
    '<<linkappend "One">> two<</linkappend>> <<linkprepend "four">>three <</linkprepend>>',
    ['One', 'four'],
    ['[One | four]', 'One two [four]', 'three four'],
  ],
  [
    'a link that decides where it leads',
    `<<set $a to 1>><<link "Go">><<if $a gt 1>><<goto "Start">><<else>><<goto "Hall">><</if>><</link>>${hall}`,
    ['Go'],
    ['[Go]', 'Hall.'],
  ],
  [
    'a link that only sets goes nowhere, although a passage has its name',
    `<<link "Hall">><<set $a to 1>><</link>>${hall}`,
    ['Hall'],
    ['[Hall]', '[Hall]'],
  ],
  [
    'a place by chance behind a link',
    '<<link "Go">><<goto `either("Hall", "Hall")`>><</link>>' + hall,
    ['Go'],
    ['[Go]', 'Hall.'],
  ],
  [
    'a picture that is a link',
    `[img[red.png][Hall][$a to 2]]${hall} $a`,
    ['[picture]red.png[/picture]'],
    ['[[picture]red.png[/picture]]', 'Hall. 2'],
  ],
  [
    'one of several cases',
    '<<set $n to 2>><<switch $n>><<case 1>>one<<case 2 3>>two or three<<default>>other<</switch>>',
    [],
    ['two or three'],
  ],
  [
    'loops',
    '<<for _i to 1; _i lte 3; _i++>>_i <</for>><<set $bag to ["a", "b"]>><<for _x range $bag>>[_x]<</for>>',
    [],
    ['1 2 3 [<wbr>a][<wbr>b]'],
  ],
  [
    'macros of the story',
    '<<set $hp to 5>><<hurt 2>>$hp\n\n:: Macros [widget]\n<<widget "hurt">><<set $hp -= _args[0]>>Ouch! <</widget>>',
    [],
    ['Ouch! 3'],
  ],
  [
    'what is true, one of two, and one of several',
    '<<set $a to 1>><<= $a gt 0 ? "big" : "small">> <<= either("x", "x")>> <<set $b to $a is 1>>$b',
    [],
    ['big x true'],
  ],
  [
    'arrays and objects',
    '<<set $inv to []>><<run $inv.push("map")>><<set $hero to {name: "Bo", hp: 2}>><<set $hero.hp += 1>>$hero.name $hero.hp $inv.length <<if $inv.includes("map")>>Map.<</if>>',
    [],
    ['Bo 3 1 Map.'],
  ],
  [
    'what was never set, and what is no more',
    '<<if ndef $a>>New.<</if>><<set $a to 1>><<if def $a>> Known.<</if>><<unset $a>><<if def $a>>?<<else>> Gone.<</if>>',
    [],
    ['New. Known. Gone.'],
  ],
  [
    'first values beside something else',
    '$hp $a\n\n:: StoryInit\n<<set $a to 2>><<include "More">><<if $a is 2>><<set $a to 3>><</if>>\n\n:: More\n<<set $hp to 8>>',
    [],
    ['8 3'],
  ],
  [
    'signs that are none',
    '<<set $c to 4>>$$c $5 @@color:red;red@@ @@.x;styled@@ __u__',
    [],
    ['$c $5 [span style="color: red"]red[/span] styled [u]u[/u]'],
  ],
  [
    'words of a link that are computed',
    `[["a" + "b"|Hall]] [[''raw''|Hall]]${hall}`,
    ['ab'],
    ["[ab | ''raw'']", 'Hall.'],
  ],
  [
    'the way back, where there is only one',
    'A. [[Menu]]\n\n:: Menu\n<<return "Close">>',
    ['Menu', 'Close'],
    ['A. [Menu]', '[Close]', 'A. [Menu]'],
  ],
  [
    'what is above and below every passage',
    'Here. [[Hall]]\n\n:: PassageHeader\nTop.\n\n\n:: PassageFooter\nEnd.\n\n:: Hall\nHall.',
    ['Hall'],
    ['Top. / Here. / End. [Hall]', 'Top. / Hall. / End.'],
  ],
  [
    'what a link does unseen, another passage included',
    '<<link "Go">><<include "Sub">><</link>> <<link "See" "Hall">><</link>>\n\n:: Sub\nSub.<<set $a to 2>>\n\n:: Hall\n$a',
    ['Go', 'See'],
    ['[Go | See]', '[Go | See]', '2'],
  ],
  ['a link of HTML', `<a data-passage="Hall">Go</a>${hall}`, ['Go'], ['[Go]', 'Hall.']],
  ['a text that is printed', `<<= "''a''">> <<print true>>`, [], ['[b]a[/b] true']],
  [
    'what nobody sets is not there',
    '<<if $never>>a<<else>>b<</if>> <<if not $never and ndef $never>>c<</if>> <<if $never gt 2>>d<</if>> <<if $never is false>>e<</if>> <<if $never eq 0>>f<</if>> <<if $never neq 1>>g<</if>> $never',
    [],
    ['b c g $never'],
  ],
  [
    'an array that is always empty has none of several items, and all of none',
    '<<set $bag to ["a"]>><<set $needs to []>><<if $bag.includesAll($needs)>>all<</if>> <<if $bag.includesAny([])>>any<<else>>none<</if>>',
    [],
    ['all none'],
  ],
  [
    'several items of an array, or one of several',
    '<<set $bag to ["a", "b"]>><<if $bag.includesAll("a", "b")>>all<</if>> <<if $bag.includesAny("c", "d")>>any<<else>>none<</if>> <<if $bag.count("a") gte 1>>a<</if>> <<if $bag.count("c") is 0>>no c<</if>>',
    [],
    ['all none a no c'],
  ],
  [
    'whether an array or a text has something in it, a word twice or not',
    '<<set $bag to []>><<if $bag.length is 0>>empty<</if>> <<set $bag.push("a")>><<set $bag.push("a")>><<if $bag.length gt 0>>full<</if>> <<set $name to "Bo">><<if $name.length gte 1>>named<</if>>',
    [],
    ['empty full named'],
  ],
  [
    'a number that the player writes',
    '<<numberbox "$bet" 5>><<if $bet gt 3>>big<</if>>',
    [],
    ['[input var=bet type=number]big'],
  ],
  [
    'the passage before, as a link',
    'A. [[Menu]]\n\n:: Menu\n[[Close|previous()]] <<link "Shut" previous()>><</link>>',
    ['Menu', 'Shut'],
    ['A. [Menu]', '[Close | Shut]', 'A. [Menu]'],
  ],
  [
    'a link of HTML that sets something',
    `<a data-passage="Hall" data-setter="$a to 3">Go</a>${hall} $a`,
    ['Go'],
    ['[Go]', 'Hall. 3'],
  ],
  [
    'a field beside a word that changes',
    '<<textbox "$name" "Ann">> <<cycle "$hat">><<option "red">><<option "green">><</cycle>>',
    ['red'],
    ['[input var=name] red [red]', 'green / [input var=name] [green]'],
  ],
  [
    'signs that are words',
    '"""//raw//""" {{{$a}}} <nowiki>__b__</nowiki>',
    [],
    ['//raw// $a __b__'],
  ],
  [
    'numbers and texts that look like them',
    '<<set $day to 1>><<if $day is "1">>a<<else>>b<</if>> <<if $day eq "1">>c<</if>> <<if $day isnot "1">>d<</if>> <<if $day is 1>>e<</if>>',
    [],
    ['b c d e'],
  ],
  [
    'the fewest visits of several passages',
    `<<= visited("Start", "Hall")>> <<if visited("Start", "Hall") is 0>>Not both.<</if>>${hall}`,
    [],
    ['0 Not both.'],
  ],
  [
    'headings and lists',
    '!Title\n* one\n** in it\n* two\n# three\n## four',
    [],
    [
      '[h1]Title[/h1] / [ul][li]one[/li][ul][li]in it[/li][/ul][li]two[/li][/ul] / [ol][li]three[/li][ol][li]four[/li][/ol][/ol]',
    ],
  ],
];

const chapbook: Case[] = [
  [
    'revealed words and passages',
    "{reveal link: 'a', text: 'see more'} {reveal link: 'b', passage: 'Hall'}" + hall,
    ['a', 'b'],
    ['[a | b]', 'see more [b]', 'Hall.'],
  ],
  [
    'words of a link that are a value',
    "name: 'Bo'\n--\n{link to: 'Hall', label: name}" + hall,
    ['Bo'],
    ['[Bo]', 'Hall.'],
  ],
  [
    'a value under a condition',
    "hp: 0\nstate (hp < 1): 'dead'\nhero.name: 'Bo'\n--\n{state} {hero.name}",
    [],
    ['dead Bo'],
  ],
  [
    'modifiers of several kinds',
    '[if true; append]\nOne\n[align right]\nTwo\n[continued]\nThree\n[append]\n four',
    [],
    ['One / [block align=right]Two[/block] / Three four'],
  ],
  [
    'a variable of one passage, in the next one',
    '_a: 1\n--\n{_a} [[Hall]]\n\n:: Hall\n[if _a === 1]\nx\n\n[else]\ny',
    ['Hall'],
    ['1 Hall [Hall]', 'y'],
  ],
  [
    'the way back',
    "{link to: 'Hall'}\n\n:: Hall\nHall. {back link}",
    ['Hall', 'Back'],
    ['[Hall]', 'Hall. [Back]', '[Hall]'],
  ],
  [
    'a menu begins with its first word',
    "{dropdown menu for: 'pet', choices: ['cat', 'dog']}{pet}",
    [],
    ['cat'],
  ],
];

const snowman: Case[] = [
  [
    'a loop over what is put into an array',
    '<% s.bag = ["a"]; s.bag.push("b"); %><% s.bag.forEach(function (x) { %>[<%= x %>]<% }); %>',
    [],
    ['[<wbr>a][<wbr>b]'],
  ],
  [
    'loops',
    '<% s.bag = ["a", "b"]; %><% s.bag.forEach(function (x) { %>[<%= x %>]<% }); %><% for (var i = 0; i < 2; i++) { %> <%= i %><% } %>',
    [],
    ['[<wbr>a][<wbr>b] 0 1'],
  ],
  [
    'conditions in one piece, first values, and what has none yet',
    '<% if (s.n === undefined) { s.n = 4; } else { s.n = 5; } %><%= s.n %><% s.m = s.m || 3 %> <%= s.m %> <%= s.n > 3 ? "big" : "small" %>',
    [],
    ['4 3 big'],
  ],
  [
    'scripts of the story',
    '<%= setup.title %>\n\n:: Code [script]\nwindow.setup = window.setup || {}; setup.title = "The Mill";',
    [],
    ['The Mill'],
  ],
  [
    'another passage, within or instead',
    '<%= story.render("Sub") %> <% if (_.contains(s.a, 1)) { %>?<% } %>\n[[Go->Hall]]\n\n:: Sub\nsub\n\n:: Hall\n<% window.story.show("End") %>\n\n:: End\nEnd.',
    ['Go'],
    ['sub [Go]', 'End.'],
  ],
];

describe.each<[TwineFormat, Case[]]>([
  ['Harlowe', harlowe],
  ['SugarCube', sugarcube],
  ['Chapbook', chapbook],
  ['Snowman', snowman],
])('%s', (format, cases) => {
  test.each(cases)('%s', (_, text, picks, turns) => {
    expect(playConversion(convert(format, text).program, picks)).toEqual(turns);
  });
});

test.each<[TwineFormat, string, string]>([
  ['Harlowe', `(if: $bag contains $x)[(go-to: "Hall")Open.](else:)[[[Go->Hall]]]`, '(if:'],
  ['Harlowe', `(after: 2s)[(go-to: "Hall")] (link: "Stay")[x]`, '(after:'],
  ['Harlowe', `(else-if: true)[(go-to: "Hall")]`, '(else-if:'],
  ['Harlowe', `(live: 2s)[(if: true)[(go-to: "Hall")]]`, '(live:'],
  ['Harlowe', `(event: when $x > 1)[(go-to: "Hall")]`, '(event:'],
  ['Harlowe', `(click-goto: "word", "Hall")`, '(click-goto:'],
  ['Harlowe', `(mouseover: ?a)[(go-to: "Hall")]`, '(mouseover:'],
  ['SugarCube', `<<if $bag.some(x)>><<goto "Hall">><<else>>[[Go|Hall]]<</if>>`, '<<if'],
  [
    'SugarCube',
    `<<timed 2s>><<goto "Hall">><</timed>><<linkreplace "Stay">>x<</linkreplace>>`,
    '<<timed',
  ],
  ['SugarCube', `<<repeat 2s>><<goto "Hall">><</repeat>>`, '<<repeat'],
  ['SugarCube', `<<unheard>><<goto "Hall">><</unheard>>`, '<<unheard'],
  ['Chapbook', `[if f(x)]\n[[Go->Hall]]`, '[if'],
  [
    'Chapbook',
    `[after 1 second]\n[[Go->Hall]]\n[continued]\n{reveal link: 'Stay', text: 'x'}`,
    '[after',
  ],
  ['Snowman', `<% if (f(s.x)) { %>[[Go->Hall]]<% } %>`, '<% if'],
  ['Snowman', `<% while (s.x) { %>[[Go->Hall]]<% } %>`, '<% while'],
])('%s: %s stays closed, and is listed at its line', (format, text, code) => {
  const { program, losses } = convert(format, text + hall);
  const [turn = ''] = playConversion(program);
  expect(turn).not.toMatch(/Hall|Go|Open/);
  const loss = losses.find((one) => one.code.startsWith(code));
  expect(program.source.split('\n')[(loss?.line ?? 0) - 1]).toContain(`NOT CARRIED OVER: ${code}`);
});

test.each([
  [
    'SugarCube',
    '<<if previous() is "Shop">>From the shop.<<elseif previous() isnot "Start">>Else.<</if>>',
  ],
  [
    'Chapbook',
    "[if passage.from === 'Shop']\nFrom the shop.\n[if passage.from !== 'Shop' && passage.from !== 'Start']\nElse.\n[continue]",
  ],
  [
    'Harlowe',
    '(if: (history:)\'s last is "Shop")[From the shop.](else-if: (history:)\'s last is not "Start")[Else.]',
  ],
])('%s: what asks from where one comes knows it', (format, test) => {
  const story = readTwee(
    `:: StoryData\n{"format":"${format}"}\n\n:: Start\nHome.\n[[Shop]]\n[[Hall]]\n\n:: Shop\nA shop.\n[[Hall]]\n\n:: Hall\nA hall.\n${test}\n[[Start]]`,
  );
  const { program, losses } = convertTwine(story!);
  expect(losses).toEqual([]);
  const turns = playConversion(program, ['Hall', 'Start', 'Shop', 'Hall']);
  expect(turns[1]).toBe('A hall. [Start]');
  expect(turns[4]).toBe('A hall. / From the shop. [Start]');
});

test('at the beginning one comes from nowhere', () => {
  const story = readTwee(
    ':: StoryData\n{"format":"SugarCube"}\n\n:: Start\nHome<<if previous() is "Start">> again<</if>><<if previous() is "Hall">>, from the hall<</if>>.\n[[Hall]]\n\n:: Hall\n[[Start]]',
  );
  const turns = playConversion(convertTwine(story!).program, ['Hall', 'Start']);
  expect([turns[0], turns[2]]).toEqual(['Home. [Hall]', 'Home, from the hall. [Hall]']);
});

test('a caption is the toolbar, without its links', () => {
  const { program, losses } = convert(
    'SugarCube',
    '<<set $n to 2>>A.\n\n:: StoryCaption\n<<if $n gt 1>>$n coins<</if>> [[Help]]\n\n:: Help\nHelp.',
  );
  expect(program.source).toContain('# toolbar: caption\n');
  expect(program.source).toContain(
    '=== function caption()\n// NOT CARRIED OVER: [[Help]]\n{n > 1:{n} coins}\n',
  );
  expect(losses).toMatchObject([{ code: '[[Help]]' }]);
});

test('of a script, what is not carried over is listed alone', () => {
  const { program, losses } = convert(
    'SugarCube',
    'A.\n\n:: Code [script]\nsetup.price = 3;\nConfig.x = f();',
  );
  expect(program.source).toContain('VAR setup_price = 3\n');
  expect(losses).toMatchObject([{ code: 'Code\nConfig.x = f()' }]);
});

test('titles that ink cannot have as names stay behind their header', () => {
  const { program } = convert('Harlowe', '[[入り口]] [[שער]]\n\n:: 入り口\nA.\n\n:: שער\nB.');
  expect(program.source).toMatch(/^=== \S+ \/\/ 入り口$/m);
  expect(program.source).toMatch(/^=== שער$/m);
});

test('Snowman 2 has no Markdown, and shows the passage of a link with a bar', () => {
  const story = readTwee(
    ':: StoryData\n{"format":"Snowman","format-version":"2.1.1"}\n\n:: Start\n*a* [[go|Hall]] b' +
      hall,
  );
  expect(playConversion(convertTwine(story!).program)).toEqual(['*a* Hall b [Hall]']);
});

test.each<TwineFormat>(['Harlowe', 'SugarCube', 'Chapbook', 'Snowman'])(
  '%s: dialogue with dashes and dots is prose, for ink and for its editor',
  (format) => {
    const { program } = convert(format, '— Hello.\n• Yes?\n+5 gold');
    expect(playConversion(program)).toEqual(['— Hello. / • Yes? / +5 gold']);
    expect(findSlips(program)).toEqual([]);
  },
);

test.each<[TwineFormat, string]>([
  ['Harlowe', '- Hello. / - Bye.'],
  ['SugarCube', '- Hello. / - Bye.'],
  ['Chapbook', '[ul][li]Hello.[/li][li]Bye.[/li][/ul]'],
])('%s: lines with hyphens are what the format has for them', (format, shown) => {
  const { program } = convert(format, '- Hello.\n- Bye.');
  expect(playConversion(program)).toEqual([shown]);
  expect(findSlips(program)).toEqual([]);
});

test.each<[TwineFormat, string, string]>([
  ['Harlowe', '(link: "Again")[(restart:)]', 'Again'],
  ['Harlowe', '(link-goto: "On", "End")\n\n:: End\nOver. (link: "Again")[(reload:)]', 'Again'],
  ['SugarCube', '<<link "Again">><<run Engine.restart()>><</link>>', 'Again'],
  ['SugarCube', '<<link "Again">><<run UI.restart()>><</link>>', 'Again'],
  ['SugarCube', '<<link "Again">><<script>>Engine.restart();<</script>><</link>>', 'Again'],
  ['Chapbook', "{restart link, label: 'Again'}", 'Again'],
])('%s: %s begins the story anew', (format, text, label) => {
  const { program, losses } = convert(format, text);
  expect(losses).toEqual([]);
  expect(program.source).toContain(`+ [${label}]\n  # RESTART\n  -> END\n`);
  expect(() => playConversion(program)).not.toThrow();
});

test('an item that chance takes of an array that changes is not the whole array', () => {
  const { program } = convert(
    'SugarCube',
    '<<set $bag to ["rope"]>><<set $pick to $bag.random()>><<= $bag.random()>>\n[[Go|Hall]]\n\n:: Hall\n<<set $bag.push("oil")>>',
  );
  expect(program.source).toContain('NOT CARRIED OVER: <<set $pick to $bag.random()>>');
  expect(program.source).toContain('NOT CARRIED OVER: <<= $bag.random()>>');
  expect(playConversion(program, [])).toEqual(['[Go]']);
});
