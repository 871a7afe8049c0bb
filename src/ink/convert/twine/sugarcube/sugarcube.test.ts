import { playConversion } from '../../play-conversion.fixture';
import { convertTwine } from '../convert-twine';
import { readTwee } from '../read-twee';

function convert(twee: string) {
  const story = readTwee(`:: StoryData\n{"format":"SugarCube"}\n\n${twee}`);
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}
const play = (twee: string, ...picks: string[]) => playConversion(convert(twee).program, picks);

test('links in all their forms', () => {
  const twee = `:: Start
The pier.
[[Boat]]
[[Take the boat|Boat]]
[[Row->Boat]]
[[Boat<-Sail]]

:: Boat
It rocks.`;
  expect(play(twee, 'Row')).toEqual(['The pier. [Boat | Take the boat | Row | Sail]', 'It rocks.']);
});

test('links within a sentence keep their words; links in lists are choices only', () => {
  const twee = `:: Start
A [[gate|Yard]] and a wall.
* [[Knock|Yard]]
* [[Wait|Yard]]

:: Yard
Empty.`;
  expect(play(twee, 'Knock')).toEqual(['A gate and a wall. [gate | Knock | Wait]', 'Empty.']);
});

test('variables: set, counted, printed, and compared', () => {
  const twee = `:: StoryInit
<<set $coins to 3, $name to "Ada">>

:: Start
$name has <<= $coins + 1>> coins with the lent one.
<<if $coins gte 3>>Enough.<<elseif $coins is 2>>Nearly.<<else>>Too few.<</if>>
[[Spend|Shop][$coins -= 2]]

:: Shop
<<set $coins += 0>>$coins left. <<if $coins gte 3>>Enough.<<elseif $coins is 2>>Nearly.<<else>>Too few.<</if>>`;
  expect(play(twee, 'Spend')).toEqual([
    'Ada has 4 coins with the lent one. / Enough. [Spend]',
    '1 left. Too few.',
  ]);
});

test('conditional links are conditional choices', () => {
  const twee = `:: Start
<<set $key to false>>A door.
<<if $key>>[[Unlock|In]]<<else>>[[Take the key|Key]]<</if>>

:: Key
<<set $key to true>>[[Back|Door]]

:: Door
A door.
<<if $key>>[[Unlock|In]]<</if>>
[[Leave|Out]]

:: In
Inside.

:: Out
Outside.`;
  expect(play(twee, 'Take the key', 'Back', 'Unlock')).toEqual([
    'A door. [Take the key]',
    '[Back]',
    'A door. [Unlock | Leave]',
    'Inside.',
  ]);
});

test('a link with an assignment, by macro', () => {
  const twee = `:: Start
<<set $lamps to 0>>Dark.
<<link "Light a lamp" "Lit">><<set $lamps += 1>><</link>>
<<link [[Stay|Lit]]>><</link>>

:: Lit
Lamps: $lamps.`;
  expect(play(twee, 'Light a lamp')[1]).toBe('Lamps: 1.');
  expect(play(twee, 'Stay')[1]).toBe('Lamps: 0.');
});

test('another passage is shown at its place, and a jump goes there', () => {
  const twee = `:: Start
Morning. <<include "Weather">> Go.
[[Sleep]]

:: Weather
It rains.

:: Sleep
<<goto "Dream">>

:: Dream
You dream.`;
  expect(play(twee, 'Sleep')).toEqual(['Morning. It rains. Go. [Sleep]', 'You dream.']);
});

test('passages that include one another do not run away', () => {
  const { program, losses } = convert(':: Start\nA <<include "Start">>\n');
  expect(playConversion(program)[0]).toContain('A A');
  expect(losses.length).toBeGreaterThan(0);
});

test('markup and HTML become what the engine has', () => {
  const twee = `:: Start
''Bold'' and //slanted//, <b>b</b>, http://example.org/a.
[img[sea.png]]
<br>Next.`;
  expect(play(twee)[0]).toBe(
    '[b]Bold[/b] and [i]slanted[/i], [b]b[/b], http://example.org/a. / [picture]sea.png[/picture] / Next.',
  );
});

test('what cannot be carried over is a comment at its place, and listed', () => {
  const { program, losses } = convert(`:: Start
Rain. <<audio "rain" play>>
<<set $bag to f("rope")>>
<<if $bag.includes("rope")>>You have a rope.<</if>>
<span class="x">Words</span> <<script>>alert(1)<</script>>
[[Go|Nowhere]]

:: Code [script]
window.x = 1;`);
  expect(losses.map(({ code }) => code)).toEqual([
    '<<audio "rain" play>>',
    '<<set $bag to f("rope")>>',
    '<<if $bag.includes("rope")>>You have a rope.<</if>>',
    '<span class="x">',
    '<<script>>alert(1)<</script>>',
    '[[Go|Nowhere]]',
    'Code\nwindow.x = 1;',
  ]);
  expect(playConversion(program)).toEqual(['Rain. / Words / Go']);
  const lines = program.source.split('\n');
  expect(lines[lines.indexOf('Rain.') - 1]).toBe('// NOT CARRIED OVER: <<audio "rain" play>>');
  expect(program.source).toContain('// window.x = 1;');
});

test('names: titles that are no names, that clash, and that ink keeps for itself', () => {
  const twee = `:: Start
<<set $hall to 1>>[[The Hall!]] [[the hall]] [[END]] [[7]]

:: The Hall!
One.

:: the hall
Two $hall.

:: END
Three.

:: 7
Four.`;
  for (const [pick, text] of [
    ['The Hall!', 'One.'],
    ['the hall', 'Two 1.'],
    ['END', 'Three.'],
    ['7', 'Four.'],
  ] as const) {
    expect(play(twee, pick)[1]).toBe(text);
  }
});

test('signs of ink in texts, labels and titles are words', () => {
  const twee = `:: Start
-> not a way # no tag {no logic} a|b \\ ~ done
~ nor this
[[Go -> there|A {b} # c]]

:: A {b} # c
=== here`.replace('-> there', '→ there');
  expect(play(twee, 'Go → there')).toEqual([
    '-> not a way # no tag {no logic} a|b \\ ~ done / ~ nor this [Go → there]',
    '=== here',
  ]);
});

test('visits are counted, also if a passage links to itself', () => {
  const twee = `:: Start
<<if visited() gt 1>>Again.<<else>>First.<</if>>
[[Out]]

:: Out
[[Back|Start]]`;
  expect(play(twee, 'Out', 'Back')).toEqual(['First. [Out]', '[Back]', 'Again. [Out]']);
  expect(play(':: Start\n<<if visited() gt 1>>x<</if>>\n[[Start]]', 'Start')[1]).toBe('x [Start]');
});

test('silent passages, comments, and variables of mixed kinds', () => {
  const twee = `:: Start
<<silently>>
Unseen <<set $x to 1>>
<</silently>>/* a note */<!-- another -->
<<set $y to "a">><<set $y to 2>>
Seen: $x, $y, $5, $unknown.`;
  expect(play(twee)).toEqual(['Seen: 1, 2, $5, $unknown.']);
  expect(convert(twee).program.source).toContain('// a note');
});

const rolls = (twee: string) => convert(twee).program.source.split('RANDOM(').length - 1;

test('a switch rolls once for all its cases', () => {
  const twee = ':: Start\n<<switch random(2, 2)>><<case 1 3>>one<<case 2>>two<</switch>>';
  expect(rolls(twee)).toBe(1);
  expect(play(twee)).toEqual(['two']);
  expect(
    rolls(':: Start\n<<switch either("a", "b")>><<case "a">>A<<case "b">>B<<default>>C<</switch>>'),
  ).toBe(1);
});

test('what is given to a macro of the story is worked out once', () => {
  const widget = `\n\n:: W [widget]
<<widget "hurt">><<set $hp -= _args[0]>>You lose _args[0], $hp left.<</widget>><<widget "twice">><<hurt \`random(4, 4)\`>><</widget>>

:: StoryInit
<<set $hp to 30>>`;
  const roll = ':: Start\n<<hurt `random(3, 3)`>>' + widget;
  // The widget within the widget rolls as well, where it is called.
  expect(rolls(roll)).toBe(1);
  expect(play(roll)).toEqual(['You lose 3, 27 left.']);
  expect(play(':: Start\n<<twice>>' + widget)).toEqual(['You lose 4, 26 left.']);
  expect(play(':: Start\n<<hurt $hp>>' + widget)).toEqual(['You lose 30, 0 left.']);
});

test('what is rolled is not compared twice, nor rolled anew as an item', () => {
  const twee = `:: Start
<<set $n to [random(1, 6), 7]>>$n[0] <<if ["a", "b"].includes(either("a", "c"))>>x<</if>>`;
  const { program, losses } = convert(twee);
  expect(program.source).not.toContain('RANDOM');
  expect(losses).toHaveLength(3);
});

test('what is lost in a branch without anything else keeps its line, in its order', () => {
  const { program, losses } = convert(`:: Start
<<if $gold gt 0>><<set $gold -= 1>><<else>><<set $gold to f()>><</if>>
<<link "Sort">><<if $gold gt 0>><<set $gold to g()>><<else>><<set $gold to 9>><</if>><</link>>

:: StoryInit
<<set $gold to 0>>`);
  expect(losses.map(({ line }) => program.source.split('\n')[line - 1]?.trim())).toEqual([
    '// NOT CARRIED OVER: <<set $gold to f()>>',
    '// NOT CARRIED OVER: <<set $gold to g()>>',
  ]);
  expect(program.source).not.toContain('nothing');
  expect(() => playConversion(program, ['Sort'])).not.toThrow();
});

test('a variable of one passage is empty in the next one', () => {
  const twee = `:: Start
<<set _rung to true>><<set _n to 4>>_n [[Tower]]

:: Tower
<<if not _rung>>Quiet.<<set _rung to true>><<else>>Rung.<</if>>
<<link "Look">><<set $n to _n>><</link>>
[[Tower]]
[[Hall]]

:: Hall
<<if $n gt 3>><<set _n to 1>><<else>><<set _n to 2>><</if>>_n <<set _rung to f()>><<if _rung>>Still.<<else>>Silent.<</if>>`;
  expect(play(twee, 'Tower', 'Tower', 'Look', 'Hall').map((turn) => turn.split(' [')[0])).toEqual([
    ...['4 Tower', 'Quiet.', 'Quiet.', '[Look | Tower | Hall]', '2 Silent.'],
  ]);
  const [, start, ...others] = convert(twee).program.source.split(/^===.*$/m);
  const emptied = /~ temporary_\w+ = (?:0|false)$/gm;
  expect(start).not.toMatch(emptied);
  expect(others.map((knot) => knot.match(emptied)?.length)).toEqual([2, 1]);
});

test('the passage to which Enter leads is listed; the field stays', () => {
  const { program, losses } = convert(
    ':: Start\n<<textbox "$hero" "Mara" "Shore">> <<textbox "$boat" "Sally" autofocus>>\n\n:: Shore\n$hero.',
  );
  expect(playConversion(program)).toEqual(['[input var=hero] [input var=boat]']);
  expect(losses.map(({ code }) => code)).toEqual(['<<textbox "$hero" "Mara" "Shore">>']);
});

test('sounds whose file the story names are tags, others are listed', () => {
  const { program, losses } = convert(`:: StoryInit
<<cacheaudio "waves" "audio/waves.mp3" "audio/waves.ogg">><<cacheaudio "bell" "mp3|bell.mp3">>

:: Start
Waves.<<audio "waves" loop play>> <<link "Ring">><<audio "bell" play>><</link>> [[Hall]]

:: Hall
<<audio "waves" stop>><<audio "bell" volume 0.5 play>><<audio "waves" fadein>><<audio "rain" play>>Quiet.`);
  for (const tag of ['AUDIOLOOP: audio/waves', 'PLAY_SOUND: bell', 'STOP_MUSIC: audio/waves']) {
    expect(program.source).toContain(`# ${tag}.mp3\n`);
  }
  expect(losses.map(({ code }) => code)).toEqual([
    '<<audio "bell" volume 0.5 play>>',
    '<<audio "waves" fadein>>',
    '<<audio "rain" play>>',
  ]);
  expect(playConversion(program, ['Ring', 'Hall'])).toEqual([
    ...['Waves. [Ring | Hall]', '[Ring | Hall]', 'Quiet.'],
  ]);
});

test('a picture that is a passage is its file', () => {
  const { program, losses } = convert(
    ':: Start\nA map. [img[Map]]\n\n:: Map [Twine.image]\npicture_1.png',
  );
  expect(playConversion(program)).toEqual(['A map. [picture]picture_1.png[/picture]']);
  expect(losses).toEqual([]);
});

test('an array is shown with its words, and gone through by its places; a macro gets values of scripts', () => {
  const { program, losses } = convert(`:: StoryInit
<<set $bag to []>><<set $box to []>><<set $coins to 9>>

:: Start
<<set $bag.push("rope")>><<set $bag.push("lamp")>>You carry <<= $bag.join(", ")>>: $bag.
<<for _i to 0; _i lt $bag.length; _i++>>A $bag[_i]. <</for>>
<<pay setup.fare>> <<set $box.push("old key")>><<set $box.push("pin")>>$box; <<= ["a", "b"].join("-")>>

:: Widgets [widget]
<<widget "pay">><<set $coins -= _args[0]>>$coins left.<</widget>>

:: Script [script]
setup.fare = 3;`);
  expect(playConversion(program)).toEqual([
    'You carry rope, lamp: rope, lamp. / A rope. A lamp. / 6 left. old key, pin; a-b',
  ]);
  expect(losses).toEqual([]);
});
