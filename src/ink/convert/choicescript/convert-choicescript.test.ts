import { randomInts } from '../../../../testing/random';
import { compileInk } from '../../compile/compile-ink';
import { convertForeign } from '../convert-foreign';
import { playConversion } from '../play-conversion.fixture';
import { convertChoiceScript } from './convert-choicescript';
import { isChoiceScript } from './read-scene';

const convert = (scenes: Record<string, string>) =>
  convertChoiceScript(
    new Map(Object.entries(scenes).map(([name, text]) => [`game/${name}.txt`, text] as const)),
  );
const play = (text: string, ...picks: string[]) =>
  playConversion(convert({ startup: text }).program, picks);

test.each<[string, string, string[], string[]]>([
  ['lines of a paragraph are one', 'One\nline.\n\nTwo.', [], ['One line. / Two.']],
  [
    'a choice whose ways come together at a label',
    `The door is ajar.
*choice
  #Knock
    Somebody says "Yes?"
    *goto inside
  #Walk in
    *goto inside
*label inside
It is warm.
*ending`,
    ['Knock'],
    ['The door is ajar. [Knock | Walk in]', 'Somebody says "Yes?" / It is warm.'],
  ],
  [
    'a choice that goes on below',
    '*fake_choice\n  #Red\n    Bold.\n  #Blue\nYou paint.',
    ['Red'],
    ['[Red | Blue]', 'Bold. / You paint.'],
  ],
  [
    'choices within a choice',
    `*choice
  #Left
    A fork.
    *choice
      #Up
        Up.
        *finish
      #Down
        Down.
        *finish
  #Right
    Right.
    *finish`,
    ['Left', 'Down'],
    ['[Left | Right]', 'A fork. [Up | Down]', 'Down.'],
  ],
  [
    'variables and conditions',
    `*create coins 3
*create name "Ada"
*create brave true
*set coins +2
*set coins (coins * 2)
*if (coins > 9)
  \${name} has \${coins} coins.
*else
  Too few.
*if not(brave)
  Shy.
*elseif brave
  Brave.`,
    [],
    ['Ada has 10 coins. / Brave.'],
  ],
  [
    'fairmath moves less near the edge',
    '*create a 50\n*create b 95\n*set a %+ 10\n*set b %+ 10\n${a} ${b}\n*set a %- 50\n*set b %- 200\n\n${a} ${b}',
    [],
    ['55 95 / 28 1'],
  ],
  [
    'options with conditions',
    `*create coins 1
*choice
  *if (coins > 2) #Pay
    Paid.
    *finish
  *if coins = 1
    #Beg
      Begged.
      *finish
  #Leave
    Left.
    *finish`,
    ['Beg'],
    ['[Beg | Leave]', 'Begged.'],
  ],
  [
    'an option that can be taken once',
    `*label desk
*choice
  *hide_reuse #Read
    A letter.
    *goto desk
  #Go
    *finish`,
    ['Read'],
    ['[Read | Go]', 'A letter. [Go]'],
  ],
  [
    'a page with nothing on it is left out',
    '*create name ""\nWho?\n*input_text name\n*page_break\nHello.\n*ending',
    ['Next'],
    ['Who? / [input var=name] [Next]', 'Hello.'],
  ],
  [
    'what nobody can decide stays closed',
    `*if (choice_randomtest)
  Secret.
*else
  Other.
*choice
  *if (choice_randomtest) #Hidden
    *goto hall
  *selectable_if (choice_randomtest) #Locked
    *goto hall
  #Open
    *goto hall
*label hall
Hall.
*ending`,
    ['Open'],
    ['[Locked | Open]', 'Hall.'],
  ],
  [
    'a part that is called and comes back',
    '*create n 0\n*gosub count\n*gosub count\n${n}\n*finish\n*label count\n*set n +1\n*return',
    [],
    ['2'],
  ],
  [
    'a jump out of a condition',
    '*create key true\n*if key\n  It turns.\n  *goto in\nIt sticks.\n*ending\n*label in\nInside.',
    [],
    ['It turns. / Inside.'],
  ],
  [
    'a choice within a condition',
    '*create key true\n*if key\n  *choice\n    #In\n      In.\n      *finish\n    #Wait\n      Later.\n      *finish\nLocked.',
    ['In'],
    ['[In | Wait]', 'In.'],
  ],
  ['a page break', 'One.\n*page_break Go on\nTwo.', ['Go on'], ['One. [Go on]', 'Two.']],
  [
    'texts by condition and by number',
    '*create brave false\n*create n 2\nYou @{brave stride|creep}, @{n one|two|three}.\n@{(n > 1) Many|Few}.',
    [],
    ['You creep, two. Many.'],
  ],
  [
    'a variable of the scene, chance, and joined texts',
    '*temp x\n*rand x 4 4\n*temp y "a"\n*set y (y & x)\n${y}',
    [],
    ['a4'],
  ],
  [
    'signs of ink',
    'A {brace} -> there # here.\n*choice\n  #Take [it] | #2\n    ~ so\n    *finish',
    ['Take [it] | #2'],
    ['A {brace} -> there # here. [Take [it] | #2]', '~ so'],
  ],
])('%s', (_, text, picks, turns) => {
  expect(play(text, ...picks)).toEqual(turns);
});

test('scenes follow one another as the list in startup says', () => {
  const { program, pieces } = convert({
    harbour: 'Ropes.\n*label mole\nThe mole.\n*finish On',
    startup:
      '*title The Pier\n*author A. Quill\n*scene_list\n  startup\n  town\n  harbour\n*create n 1\nDawn.\n*finish',
    town: '*temp n 5\nStreets, ${n}.\n*choice\n  #Walk\n    *goto_scene harbour mole\n  #Stay\n    *finish',
    choicescript_stats: '*stat_chart\n  percent n Nerve\n  text n',
  });
  expect(pieces).toBe(4);
  expect(program.source).toMatch(
    /^# title: The Pier\n# author: A. Quill\n# toolbar: toolbar\n# single_scene$/m,
  );
  expect(playConversion(program, ['Next Chapter', 'Walk'])).toEqual([
    'Dawn. [Next Chapter]',
    'Streets, 5. [Walk | Stay]',
    'The mole.',
  ]);
  expect(playConversion(program, ['Next Chapter', 'Stay', 'Next Chapter'])[3]).toBe(
    'Ropes. / The mole.',
  );
  expect(program.source).toContain('[progress value={n} max=100]Nerve: {n}%[/progress]');
});

test('a page of stats that is nothing but its chart comes with the scenes', () => {
  const converted = convertForeign(
    new Map([
      ['game/startup.txt', '*title The Pier\n*create nerve 50\nDawn.\n*finish'],
      ['game/choicescript_stats.txt', '*stat_chart\n  percent nerve Nerve\n'],
      ['game/notes.txt', 'Buy milk.'],
    ]),
  );
  expect(converted?.pieces).toBe(2);
  expect(converted?.program.source).toContain(
    '=== function choicescript_stats()\n[title]Stats[/title]\n[progress value={nerve} max=100]Nerve: {nerve}%[/progress]',
  );
});

test('capitals of words that are all known are written by a function', () => {
  const { program, losses } = convert({
    startup:
      '*create they "they"\n*create name "ada"\n*input_text name\n$!{they} and $!!{they}, $!{name}, @!{(name = "") a|b}.\n*set they "she"\n\nSo $!{they} it is.',
  });
  expect(losses.map(({ code }) => code)).toEqual(['$!{name}']);
  expect(playConversion(program, ['Next'])[1]).toBe('They and THEY, ada, B. / So She it is.');
});

test('a page of stats that only shows something opens from the toolbar', () => {
  const { program, losses } = convert({
    startup: '*create gold 3\nHello.\n*ending',
    choicescript_stats: '*if gold > 2\n  Rich.\n*stat_chart\n  text gold Gold',
  });
  expect(losses).toEqual([]);
  expect(program.source).toContain('# toolbar: toolbar\n');
  expect(program.source).toContain(
    '=== function toolbar()\n[button onclick=choicescript_stats]Show Stats[/button]',
  );
  const { story } = compileInk(program);
  expect(story?.EvaluateFunction('choicescript_stats', [], true)).toMatchObject({
    output: '[title]Stats[/title]\nRich.\nGold: 3\n',
  });
});

test('a page of stats with choices cannot be opened, which is listed', () => {
  const { program, losses } = convert({
    startup: 'Hello.\n*ending',
    choicescript_stats: 'Who?\n*choice\n  #Me\n    I.\n    *finish\n  #You\n    You.\n    *finish',
  });
  expect(losses).toMatchObject([{ code: 'Show Stats', kind: 'stats' }]);
  expect(program.source).toContain('=== choicescript_stats\n');
});

test.each<[string, string, string]>([
  [
    'one of several texts may be empty',
    '*create n 1\n${n} coin@{(n = 1) |s}@{(n = 2) s|}@{n |, two|} and@{(n = 1) |}.\n*ending',
    '1 coin and.',
  ],
  [
    'the others of them come in their turn',
    '*create n 2\n${n} coin@{(n = 1) |s}@{n |, two|, three}.\n*ending',
    '2 coins, two.',
  ],
  [
    'what a subroutine is given is in its variables',
    '*temp price 4\n*gosub pay (price * 2) "a coin"\n*gosub pay 1 "two"\nDone.\n*ending\n*label pay\n*params sum what\n${sum} ${what}\n*return',
    '8 a coin / 1 two / Done.',
  ],
  [
    'an array is a variable for each of its items',
    '*create item_1 "rope"\n*create item_2 "lamp"\n*temp n 2\n*set item[1] "oar"\n${item[1]} ${item[n]}\n*set item[n] "cup"\n\n${item_2}\n*ending',
    'oar lamp / cup',
  ],
  [
    'an array that is created as one',
    '*create_array sum 3 5\n*temp_array word 2 "a" "b"\n*temp n 1\n*set sum[n] +2\n${sum_1} ${sum[3]} ${word[n]} ${sum_count}\n*ending',
    '7 5 a 3',
  ],
])('%s', (_, text, played) => {
  const { program, losses } = convert({ startup: text });
  expect(losses).toEqual([]);
  expect(playConversion(program)).toEqual([played]);
});

test('an achievement is announced once a game', () => {
  const { program, losses } = convert({
    startup:
      '*create achieved_found 1\n*achievement found visible 10 A Find\n  Find it.\n  You found it.\n*label a\nOne.\n*achieve found\n*choice\n  #Again\n    *goto a\n  #Cheat\n    *achieve none\n    *ending',
  });
  expect(losses.map(({ code }) => code)).toEqual(['*achieve none']);
  const said = 'One. / [info side=highlight][b]A Find[/b] You found it.[/info] [Again | Cheat]';
  expect(playConversion(program, ['Again'])).toEqual([said, 'One. [Again | Cheat]']);
});

test('how often options may be taken is said for a whole scene', () => {
  const { program, losses } = convert({
    startup:
      '*hide_reuse\n*label a\n*choice\n  #Ask\n    *goto a\n  *allow_reuse #Wait\n    *goto a\n  #Go\n    *ending',
  });
  expect(losses).toEqual([]);
  expect(playConversion(program, ['Ask', 'Wait'])).toEqual([
    '[Ask | Wait | Go]',
    '[Wait | Go]',
    '[Wait | Go]',
  ]);
});

test.each([
  ['an array whose place is not understood', '*create a_1 3\n*set a[b c] 4', '*set a[b c] 4'],
  [
    'a subroutine that gives itself what it was given',
    '*gosub down 3\n*ending\n*label down\n*params n\n*gosub down n\n*return',
    '*gosub down n',
  ],
])('%s is not carried over', (_, text, lost) => {
  expect(convert({ startup: text }).losses.map(({ code }) => code)).toEqual([lost]);
});

test('what cannot be carried over is a comment at its place, and listed', () => {
  const { program, losses } = convert({
    startup: '*script one\n  two\n  three\nOne.\n*set bag[1] 2\n*goto nowhere\n*label b\n$!{name}',
  });
  expect(losses.map(({ code }) => code)).toEqual([
    '*script one\n  two\n  three',
    '*set bag[1] 2',
    expect.stringMatching(/goto nowhere|\$!\{name\}/),
    expect.stringMatching(/goto nowhere|\$!\{name\}/),
  ]);
  expect(playConversion(program)).toEqual(['One.']);
  expect(program.source).toContain('// NOT CARRIED OVER: *set bag[1] 2');
});

test('locked options say so', () => {
  const { program } = convert({
    startup:
      '*create coins 1\n*label a\n*choice\n  *selectable_if (coins > 2) #Pay\n    *finish\n  *disable_reuse #Ask\n    *goto a',
  });
  expect(program.source).toContain('+ [Pay #{not (coins > 2):UNCLICKABLE}]');
  expect(playConversion(program, ['Ask'])).toEqual(['[Pay | Ask]', '[Pay | Ask]']);
});

test('other texts are none', () => {
  expect(isChoiceScript('Dear reader,\n* one\n* two\n*bold*')).toBe(false);
  expect(isChoiceScript('Text\n*choice\n  #A')).toBe(true);
});

const PIECES = [
  ...[
    'Words.',
    '',
    '*label a',
    '*label b',
    '*goto a',
    '*goto b',
    '*goto none',
    '*set n +1',
    '*set n "x"',
  ],
  ...[
    '*if (n > 1)',
    '*if n',
    '*else',
    '*elseif (n = 2)',
    '*choice',
    '*fake_choice',
    '#One',
    '#Two {x}',
  ],
  ...[
    '*hide_reuse #Three',
    '*disable_reuse #Four',
    '*if (n > 1) #Five',
    '*selectable_if (n < 3) #Six',
    '*finish',
  ],
  ...[
    '*ending',
    '*page_break',
    '*gosub a',
    '*return',
    '${n}',
    '@{n a|b}',
    '@{(n > 1) |s}',
    'One@{n |, two|} @!{(n > 1) a {|}b}',
    '$!{w} $!!{n} ${item[n]} $!{item[1]}',
    '*set w "some"',
    '*set item[n] (n / 2)',
    '*set item[x y] 1',
    '*create_array item 3 "a"',
    '*temp_array n 2 1 2',
    '*params p q',
    '*gosub a (n + 1) w',
    '*gosub_scene two a p',
    '*line_break',
    '*hide_reuse',
    '*restore_checkpoint one',
    '[b]One[/b] [i] {x} ~ <> // #',
    '*temp t 1',
    '*rand t 1 6',
    '*comment x',
  ],
  ...[
    '*input_text s',
    '*goto_scene two',
    '*goto_scene two a',
    '*stat_chart',
    'percent n N',
    '*set n %+ 5',
    '*bug',
    '-> # |',
  ],
];

test('whatever a scene contains, the ink compiles', () => {
  const random = randomInts(4711);
  for (let round = 0; round < 150; round += 1) {
    const scene = () =>
      Array.from({ length: random(26) }, () => {
        const indent = '  '.repeat(random(4));
        return indent + (PIECES[random(PIECES.length)] ?? '');
      }).join('\n');
    const scenes = {
      choicescript_stats: scene(),
      startup: `*create n 1\n*create w "some"\n${scene()}`,
      two: scene(),
    };
    const { program } = convert(scenes);
    const { story, issues } = compileInk(program, { countsAllVisits: true });
    if (story === null) {
      throw new Error(`${JSON.stringify(issues)}\n${JSON.stringify(scenes)}\n\n${program.source}`);
    }
  }
});
