import type { StoryProgram } from '../../../ink/story/story-program';
import { LIMITS } from '../../player/engine/turn-limits';
import type { TestReport } from './report';
import { Walk } from './walk';

afterEach(() => jest.restoreAllMocks());

/** Plays a story, as often as it is told. */
async function walk(
  source: string,
  {
    plays = 50,
    seed = 1,
    files = {},
    from = '',
  }: { plays?: number; seed?: number; files?: StoryProgram['files']; from?: string } = {},
): Promise<TestReport> {
  const opened = await Walk.open({ source, files }, seed, from);
  if ('messages' in opened) throw new Error(JSON.stringify(opened.messages));
  const run = opened.walk.run();
  while (opened.walk.plays < plays) run.next();
  return opened.walk.report();
}

/** The findings as short texts: kind, line and how often. */
function findingsOf({ findings }: TestReport): string[] {
  return findings.map(({ kind, place, count }) => `${kind} ${place?.line ?? '?'} ×${count}`);
}

/** The lines that end with a comment `// never`, by file. */
function marked(source: string, file: string | null): string[] {
  return source
    .split('\n')
    .flatMap((text, index) => (text.includes('// never') ? [`${file ?? ''}:${index + 1}`] : []));
}

function unreachedOf({ unreached }: TestReport): string[] {
  return unreached.flatMap(({ file, lines }) => lines.map((line) => `${file ?? ''}:${line}`));
}

test('knots and stitches know in how many plays they were visited', async () => {
  const source =
    '-> hall\n== hall\n+ [In] -> hall.in\n+ [Out] -> END\n= in\n-> hall\n== attic\n-> END\n';
  const { visits, plays } = await walk(source, { plays: 8 });
  const countOf = (wanted: string) => visits.find(({ name }) => name === wanted)?.plays;
  // However often a play comes back.
  expect(countOf('hall')).toBe(plays);
  expect(countOf('hall.in')).toBeGreaterThan(0);
  expect(countOf('hall.in')).toBeLessThan(plays);
  expect(countOf('attic')).toBeUndefined();
});

test('plays from a place have the values of the first scene, and can be played there', async () => {
  const source =
    'VAR x = 1\n~ x = 2\n-> hall\n== hall\n* [On] -> attic\n== attic\nNumber {x}.\n* [Out] -> END\n';
  const { endings, plays } = await walk(source, { plays: 3, from: 'attic' });
  expect(endings).toMatchObject([
    { count: plays, text: 'Number 2.', way: { moves: [{ goTo: 'attic' }, 0] } },
  ]);
});

describe('lines', () => {
  test('are told apart by whether a play reaches them', async () => {
    const main = `VAR s = "a b"
VAR x = 1
INCLUDE part.ink
# tag
Start {x > 5: yes|no}.
* [One] -> knot
* {x > 5} [Never offered] text // never
  inside // never
* {x}
  {x > 1}
  [Never, in several lines] // (line 9)
  more // never
+ {x == 1} [Here] said <>
  on
  ** [deep]
     deeper
  ** -> lost
- (gathered) together
- (empty)
-> knot

=== knot
{
  - x == 1: first
  - s == "never": second // never
  - f(x) == 7:
    third // never
  - else: fourth
}
{ x > 3:
  big // never
- else:
  small
}
{s:
 - "q": one // never
 - else: two
}
{stopping:
- s one
- s two
- s three // never
}
{x == 3: inline|other}
~ x = f(x)
~ x++
-> tunnel ->
<- thread
+ [Again #x] -> DONE
= stitch
hi // never
-> END // never
=== lost
gone // never
-> END // never
=== tunnel
in the tunnel
->->
after // never
=== thread
+ [out] -> stop
=== stop
{knot < 2: -> knot}
-> more
=== function f(y)
~ temp z = y
{z > 400:
 ~ return 3 // never
}
~ return z
=== function unused()
~ return 1 // never
`;
    const part = `=== more
In a file.
-> stop_here
= stop_here
Stop.
-> END
It goes on. // never
`;
    const report = await walk(main, { plays: 100, files: { 'part.ink': part } });
    expect(unreachedOf(report).sort()).toEqual(
      [':9', ':17', ...marked(main, null), ...marked(part, 'part.ink')].sort(),
    );
  });
});

describe('findings', () => {
  test('a text that stops is a dead end, with the way there', async () => {
    const report = await walk(
      '-> a\n=== a\n+ [Go]\n  -> b\n+ [End]\n  -> END\n=== b\nNothing more.\n',
    );
    expect(findingsOf(report)).toEqual([expect.stringMatching(/^out-of-content 8 ×\d+$/)]);
    expect(report.findings[0]?.way.moves).toEqual([0]);
    expect(report.endings).toMatchObject([{ kind: 'end', knot: 'a', text: '' }]);
  });

  test('a variable to which an arrow leads is read', async () => {
    const { unread } = await walk('VAR place = -> hall\nOne.\n-> place\n=== hall\n-> END\n');
    expect(unread).toEqual([]);
  });

  test('an ending without words of its own does not quote those of another place', async () => {
    const boat = '-> boat\n=== boat\nWeed and barnacles.\n';
    const ends = async (choice: string) => {
      const { endings } = await walk(`${boat}${choice}\n=== cave\n{true: -> END}\n`);
      return endings.map(({ knot, text }) => [knot, text]);
    };
    expect(await ends('* [In] -> cave')).toEqual([['cave', '']]);
    expect(await ends('* You go in. -> cave')).toEqual([['cave', '']]);
    expect(await ends('-> cave')).toEqual([['cave', '']]);
    expect(await ends('-> END')).toEqual([['boat', 'Weed and barnacles.']]);
    expect(await ends('{calm()}\n-> END\n=== function calm()\nThe sea is calm.')).toEqual([
      ['boat', 'The sea is calm.'],
    ]);
  });

  test('choices that are used up are a dead end, even where ink says nothing', async () => {
    const report = await walk('- (top)\n* [One]\n  -> top\n* [Two]\n  -> top\n');
    expect(findingsOf(report)).toEqual(['no-choice 2 ×50']);
    expect(report.endings).toEqual([]);
    expect(report.shortest).toBeNull();
  });

  test('choices of threads that are used up are a dead end, a DONE without threads is an ending', async () => {
    const threads = await walk('- (top)\n<- one\n-> DONE\n=== one\n* [One]\n  -> top\n');
    expect(findingsOf(threads)).toEqual([expect.stringMatching(/^no-choice \d ×50$/)]);
    const done = await walk('The end.\n-> DONE\n');
    expect(done.findings).toEqual([]);
    expect(done.endings).toMatchObject([
      { kind: 'done', place: { line: 2 }, text: 'The end.', count: 50 },
    ]);
  });

  test('choices that nobody can take are a dead end', async () => {
    const report = await walk('Hm.\n+ [Locked #UNCLICKABLE] -> END\n+ [Hidden #HIDDEN] -> END\n');
    expect(findingsOf(report)).toEqual(['no-way 2 ×50']);
  });

  test('errors of the running story have their line and words', async () => {
    const report = await walk('LIST l = (a), b\n+ [Compare]\n  {l > 1}\n  -> END\n+ [No] -> END\n');
    expect(findingsOf(report)).toEqual([expect.stringMatching(/^error 3 ×\d+$/)]);
    expect(report.findings[0]?.message?.text).toContain('List');
  });

  test('a turn that never ends is stopped, and its choice is avoided in time', async () => {
    jest.replaceProperty(LIMITS, 'steps', 200_000);
    const report = await walk(
      '-> a\n=== a\n+ [Trap] -> trap\n+ [On] -> END\n=== trap\n-> trap2\n=== trap2\n-> trap\n',
      { plays: 20 },
    );
    expect(findingsOf(report)).toEqual([expect.stringMatching(/^endless \d ×\d+$/)]);
    expect(report.findings[0]?.way.moves).toEqual([0]);
    expect(report.endings[0]?.count).toBeGreaterThan(10);
  }, 30_000);

  test('a turn that is long but ends is no finding', async () => {
    const report = await walk('VAR n = 0\n- (loop)\n~ n++\n{n < 10000: -> loop}\n{n}\n-> END\n', {
      plays: 2,
    });
    expect(report.findings).toEqual([]);
    expect(report.endings).toMatchObject([{ text: '10000', count: 2 }]);
  }, 30_000);

  test('plays without end are a loop, whose beginning is the way', async () => {
    const source =
      'Start.\n+ [In]\n- -> loop\n=== loop\nRound.\n+ [On] -> back\n=== back\n+ [On] -> loop\n';
    const report = await walk(source, { plays: 3 });
    expect(findingsOf(report)).toEqual([expect.stringMatching(/^loop \d ×3$/)]);
    expect(report.findings[0]?.way.moves.length).toBeLessThan(4);
  });

  test('a place whose choices all come back to it has no exit', async () => {
    const report = await walk(
      'Start.\n+ [In] -> end\n=== end\nThe end.\n- (toys)\n+ [Wave] -> toys\n',
    );
    expect(findingsOf(report)).toEqual(['no-exit 6 ×50']);
  });

  test('a place that another play has left is no place without an exit', async () => {
    const report = await walk(
      'VAR coins = 0\n-> shop\n=== shop\nThe shop.\n+ [Save] -> saved\n+ [Spend] -> spent\n' +
        '= saved\n~ coins++\n{coins > 2: -> END}\n-> shop\n= spent\n~ coins = 0\n-> shop\n',
      { plays: 60 },
    );
    expect(report.findings.map(({ kind }) => kind)).not.toContain('no-exit');
  });
});

describe('a walk', () => {
  const maze = `VAR depth = 0
-> room
=== room
{~Dark|Bright|Small}, {RANDOM(1, 9)}.
{depth >= 20: -> out}
~ depth++
+ [Left] -> room
+ [Right] -> room
+ {depth > 7} [Hole] -> hole
=== hole
Nothing here.
=== out
{RANDOM(1, 2) == 1: Sun.|Rain.}
-> END`;

  test('finds the same with the same seed, and plays differently with another', async () => {
    const one = await walk(maze, { plays: 80, seed: 5 });
    expect(await walk(maze, { plays: 80, seed: 5 })).toEqual(one);
    expect(await walk(maze, { plays: 80, seed: 6 })).not.toEqual(one);
  });

  test('goes through a story with a million ways', async () => {
    const report = await walk(maze, { plays: 200 });
    expect(report.plays).toBe(200);
    expect(report.unreached).toEqual([]);
    expect(report.findings).toMatchObject([{ kind: 'out-of-content', place: { line: 11 } }]);
    expect(report.longest?.choices).toBe(20);
    expect(report.endings.reduce((sum, { count }) => sum + count, 0)).toBe(
      200 - report.findings[0]!.count,
    );
  });

  test('takes every choice of a scene before it takes one twice', async () => {
    const rooms = Array.from({ length: 40 }, (_, room) => `+ [Room ${room}] Room {${room}}.`);
    const report = await walk(`${rooms.join('\n')}\n- -> END`, { plays: 40 });
    expect(report.unreached).toEqual([]);
    expect(report.endings).toHaveLength(40);
  });

  test('measures the plays that come to an ending', async () => {
    const report = await walk(
      'One two [b]three[/b].\n* [End] -> END\n* [On]\n- Four\n* [End] five -> END',
    );
    expect(report).toMatchObject({
      shortest: { choices: 1, way: { moves: [0] } },
      longest: { choices: 2, way: { moves: [1, 0] } },
      words: { min: 3, max: 5 },
    });
  });

  test('counts a game that starts over as an ending', async () => {
    const report = await walk('A.\n+ [Die]\n  You die. # RESTART\n  -> END\n', { plays: 3 });
    expect(report.endings).toMatchObject([{ kind: 'restart', count: 3, way: { moves: [] } }]);
  });

  test('knows what nothing reads and nobody visits', async () => {
    const report = await walk(`# observe: seen
VAR used = 1
VAR counted = 0
VAR unused = true
VAR seen = 1
VAR typed = ""
VAR ATRAMENT_SAVE_DESCRIPTION = ""
LIST things = a, b
~ counted = counted + 1
~ counted++
~ unused = false
{used} [input var=typed]
-> one
=== one
= first
-> END
= second
-> END
=== two
= inside
-> one
=== function helper()
~ return 1`);
    expect(report.unread.map(({ name, line }) => `${name} ${line}`)).toEqual([
      'counted 3',
      'unused 4',
    ]);
    expect(report.unvisited.map(({ kind, name, line }) => `${kind} ${name} ${line}`)).toEqual([
      'stitch one.second 17',
      'knot two 19',
      'stitch two.inside 20',
      'function helper 22',
    ]);
  });

  test('knows stitches before the first knot', async () => {
    const report = await walk(
      '-> attic\n= attic\nDust.\n* [Down] -> cellar\n= cellar\nDamp. -> END\n= lost\n-> END\n=== hall\n-> END',
    );
    expect(report.unvisited.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'stitch lost',
      'knot hall',
    ]);
    expect(report.endings).toMatchObject([{ knot: 'cellar', text: 'Damp.' }]);
  });

  test('accepts names that every object has', async () => {
    const report = await walk(`VAR constructor = 1
# toString
-> hasOwnProperty
=== hasOwnProperty
{constructor} [button=valueOf]b[/button]
+ [constructor # __proto__: x] -> END
+ [toString #HIDDEN] -> valueOf_
=== valueOf_
-> END
=== function valueOf()
~ constructor++`);
    expect(report.endings).toMatchObject([{ knot: 'hasOwnProperty' }]);
    expect(report.findings).toEqual([]);
    expect(report.unvisited.map(({ name }) => name)).toEqual(['valueOf_']);
  });

  test('have the name of their knot, although the toolbar is a function', async () => {
    const report = await walk(
      '# toolbar: bar\n-> cellar\n=== cellar\nDark.\n-> END\n=== function bar()\nNight',
    );
    expect(report.endings).toMatchObject([{ knot: 'cellar' }]);
  });

  test('says why a story cannot be played', async () => {
    const source = '-> a\n=== a\n* [Go]\nA warning: no way on.\n=== b\n-> nowhere';
    expect(await Walk.open({ source, files: {} }, 1)).toMatchObject({
      messages: [{ severity: 'error', line: 6 }],
    });
  });

  test('plays a story that ends at once, or has no text', async () => {
    expect(findingsOf(await walk('', { plays: 2 }))).toEqual(['no-choice ? ×2']);
    expect((await walk('-> END', { plays: 2 })).endings).toMatchObject([{ count: 2, text: '' }]);
  });
});

describe('fields', () => {
  test('get what the story compares with, numbers around its limits, and what it does not know', async () => {
    const report = await walk(
      `VAR guest = ""
VAR years = -5
VAR other = "z"
Who? [input var=guest] How old? [input var=years type=number]
+ [Knock] -> hall
+ {other == "y"} [Never] // never
  Never. // never
=== hall
{
- guest == "Anna":
  Anna.
- guest ? "ber":
  Somebody like Bert.
- guest == "":
  Nobody.
- guest == "7":
  A number.
- else:
  A stranger.
}
{years:
- 18: Eighteen.
- 19: More.
- 17: Less.
}
{years < 0: Untouched or negative.}
-> END`,
      { plays: 200 },
    );
    expect(unreachedOf(report)).toEqual([':6', ':7']);
    expect(report.findings).toEqual([]);
  });

  test('whose value decides the way lead to each of them, with what was typed', async () => {
    const { endings } = await walk(
      `VAR word = ""
Speak. [input var=word]
+ [Go]
- {word == "friend": -> inside}
-> outside
=== inside
Open. -> END
=== outside
Shut. -> END`,
    );
    const inside = endings.find(({ text }) => text === 'Open.');
    expect(inside?.way.moves).toEqual([{ set: 'word', value: 'friend' }, 0]);
  });

  test('of a variable that is not declared get nothing', async () => {
    const { findings } = await walk('Who? [input var=nobody]\n+ [Go] -> END');
    expect(findings).toEqual([]);
  });
});
