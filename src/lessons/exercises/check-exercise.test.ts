import type { ExerciseCheck } from '../../docs/exercises/exercise';
import { checkExercise } from './check-exercise';
import { checkKinds } from './check-kinds';

type Tried = Omit<ExerciseCheck, 'say'>;

const say = 'Look again?';
const check = (source: string, one: Tried) => checkExercise(source, [{ ...one, say }]);
const passed = { isDone: true, say: null, taken: [], issue: null };

const DOOR = `A door.
* [Knock] Nobody.
  -> END
* [Leave]
  You go. # sound: steps
  -> END`;
const HUB = `VAR coins = 2
# title: The Hub
- (hub) You have {coins} coins.
+ [Pay # CLASS: small]
  ~ coins--
  -> hub
* [Look]
  The [b]cold[/b] sea.
  -> hub
+ [Go] -> END`;
const LOOSE = `-> a
=== a
* [Stay] Oh.
* [Go] -> END`;

/** For each kind a text that passes, and one that does not. */
const cases: [check: Tried, good: string, bad: string][] = [
  [{ kind: 'compiles', value: true }, DOOR, '-> nowhere'],
  [{ kind: 'tidy', value: true }, DOOR, LOOSE],
  [{ kind: 'tidy', value: true }, DOOR, '-> a\n=== a\n* [b]\n  c'],
  [{ kind: 'reached', value: true }, DOOR, 'A door.\n-> END\n* [Knock] Nobody.'],
  [{ kind: 'ends', value: 'some' }, LOOSE, '-> a\n=== a\nOh.'],
  [{ kind: 'ends', value: 'every' }, DOOR, LOOSE],
  [{ kind: 'ends', value: 'every' }, HUB, '- (top)\n+ [a] -> top'],
  [{ kind: 'shows', value: 'nobody' }, DOOR, HUB],
  [{ kind: 'shows', value: 'you  GO', after: ['leave'] }, DOOR, HUB],
  [{ kind: 'shows', value: 'have 0 coins', after: [1, 'Pay'] }, HUB, DOOR],
  [{ kind: 'shows', value: 'A door', after: [] }, DOOR, HUB],
  [{ kind: 'shows', value: 'the cold sea', after: ['look'] }, HUB, DOOR],
  [{ kind: 'never', value: 'nobody' }, HUB, DOOR],
  [{ kind: 'never', value: 'nobody', after: [1] }, HUB, DOOR],
  [{ kind: 'offers', value: 'leave' }, DOOR, HUB],
  [{ kind: 'offers', value: 'pay', after: ['Look'] }, HUB, DOOR],
  [{ kind: 'answers', value: 'leave' }, DOOR, DOOR.replace('  You go.', '  ')],
  [{ kind: 'answers', value: 'knock' }, DOOR, DOOR.replace('[Knock] Nobody.', 'Knock')],
  [{ kind: 'answers', value: 'knock' }, DOOR, DOOR.replace('[Knock] Nobody.', 'Knock[ again]')],
  [{ kind: 'answers', value: 'look', after: ['pay'] }, HUB, LOOSE],
  [{ kind: 'hides', value: 'look', after: ['Look'] }, HUB, HUB.replace('* [Look]', '+ [Look]')],
  [{ kind: 'hides', value: 'look' }, DOOR, HUB],
  [{ kind: 'choices', value: 2 }, DOOR, HUB],
  [{ kind: 'choices', value: 2, after: ['Look'] }, HUB, HUB.replace('* [Look]', '+ [Look]')],
  [{ kind: 'twice', value: 'pay' }, HUB, HUB.replace('+ [Pay', '* [Pay')],
  [{ kind: 'once', value: 'look' }, HUB, HUB.replace('* [Look]', '+ [Look]')],
  [{ kind: 'once', value: 'knock' }, DOOR, HUB],
  [{ kind: 'variable', value: 'coins' }, HUB, DOOR],
  [{ kind: 'variable', value: 'coins', is: '1', after: ['Pay'] }, HUB, HUB.replace('--', '++')],
  [
    { kind: 'variable', value: 'x', is: 'a, b' },
    'LIST x = (a), (b)\n-> END',
    'LIST x = (a), b\n-> END',
  ],
  [{ kind: 'uses', value: 'gather' }, HUB, DOOR],
  [{ kind: 'uses', value: 'choice', times: 3 }, HUB, DOOR],
  [{ kind: 'avoids', value: 'gather' }, DOOR, HUB],
  [{ kind: 'tag', value: 'sound', is: 'steps', on: 'you go' }, DOOR, DOOR.replace('steps', 'rain')],
  [{ kind: 'tag', value: 'CLASS', on: 'pay', after: [] }, HUB, DOOR],
  [{ kind: 'untagged', value: 'sound', on: 'door' }, DOOR, 'A door. # sound: a\n-> END'],
  [
    { kind: 'untagged', value: 'sound', after: [1] },
    DOOR,
    DOOR.replace('Nobody.', 'No. # sound: a'),
  ],
  [{ kind: 'global', value: 'title', is: 'The Hub' }, '# title: The Hub\nHello.\n-> END', DOOR],
  [{ kind: 'markup', value: 'b', on: 'cold' }, HUB, HUB.replaceAll('[b]', '[i]')],
  [
    { kind: 'markup', value: 'link', on: 'sea', is: 'to="Look"' },
    'The \\[link to=Look\\]sea\\[/link\\].\n* [Look] -> END',
    'The \\[link to=Leave\\]sea\\[/link\\].\n* [Look] -> END',
  ],
  [{ kind: 'shows', value: 'first', with: 'second' }, 'First, <>\nsecond.', 'First.\nSecond. <>'],
  [{ kind: 'tag', value: 'A | B', is: 'x' }, 'Rain. # B: x', 'Rain. # B: X'],
  [{ kind: 'tag', value: 'A', is: 'x y | y x' }, 'Rain. # A: y x', 'Rain. # A: x'],
  [{ kind: 'tag', value: 'A', is: 'x' }, 'Rain. # A: "x"', "Rain. # A: 'x'"],
  [{ kind: 'tag', value: 'A', is: '' }, 'Rain. # A', 'Rain. # A: x'],
  [{ kind: 'untagged', value: 'A | B' }, 'Rain. # A: false', 'Rain. # B: true'],
  [
    { kind: 'markup', value: 'link', is: '=Look' },
    '\\[link to="Look"\\]sea\\[/link\\].',
    '\\[link=look\\]sea\\[/link\\].',
  ],
  [
    { kind: 'markup', value: 'b', on: 'sea', with: 'sky' },
    '[b]Sea, sky[/b]',
    '[b]Sea[/b] [b]sky[/b]',
  ],
  [{ kind: 'markup', value: 'b', on: 'sea', without: 'sky' }, '[b]Sea[/b], sky', '[b]Sea, sky[/b]'],
  [
    { kind: 'prints', value: 'bar', is: 'Coins: 1', after: ['Pay'] },
    `${HUB}\n=== function bar\n[b]Coins[/b]: {coins}`,
    `${HUB}\n=== function bar\n~ return "Coins: {coins}"`,
  ],
  [{ kind: 'uses', value: 'knot', most: 1 }, LOOSE, `${LOOSE}\n=== b\n-> END`],
  [{ kind: 'written', value: '\\#' }, 'Room \\#7.\n-> END', 'Room #7.\n-> END'],
  [{ kind: 'written', value: 'MIN(1, 2)' }, '{MIN( 1,2 )}', '{MIN(2, 1)}'],
  [{ kind: 'unrepeated', value: 'a door' }, `${DOOR} // a door`, `${DOOR}\nA door.`],
  [{ kind: 'unrepeated', value: 'a door' }, DOOR, HUB],
  [{ kind: 'lines', value: 2 }, '// One\nTODO: b\n/* c\nd */\n\nA.\n-> END', 'A.'],
];

test.each(cases)('%j', (one, good, bad) => {
  expect(check(good, one)).toEqual(passed);
  expect(check(bad, one)).toMatchObject({ isDone: false, say });
});

test('every kind is tried here', () => {
  expect(new Set(cases.map(([{ kind }]) => kind))).toEqual(new Set(Object.keys(checkKinds)));
});

test('tells the first check that fails, and the choices that lead there', () => {
  const checks: ExerciseCheck[] = [
    { kind: 'offers', value: 'knock', say: 'Knock?' },
    { kind: 'shows', value: 'somebody', after: ['Knock'], say: 'Who opens?' },
    { kind: 'shows', value: 'rain', say: 'Rain?' },
  ];
  expect(checkExercise(DOOR, checks)).toEqual({
    isDone: false,
    say: 'Who opens?',
    taken: ['Knock'],
    issue: null,
  });
});

test('a text that does not compile is reported with its line', () => {
  expect(check('Hello.\n-> nowhere', { kind: 'shows', value: 'a' })).toMatchObject({
    isDone: false,
    say: null,
    issue: { line: 2, severity: 'error' },
  });
});

test('a choice that is not offered fails the check', () => {
  expect(check(DOOR, { kind: 'never', value: 'rain', after: ['Sing'] }).isDone).toBe(false);
  expect(check(DOOR, { kind: 'never', value: 'rain', after: [3] }).isDone).toBe(false);
});

test('what goes wrong on the way is told with the check', () => {
  const result = check(LOOSE, { kind: 'tidy', value: true });
  expect(result.taken).toEqual(['Stay']);
  expect(check('-> a\n=== a\n* [b]\n  c', { kind: 'tidy', value: true }).issue?.severity).toBe(
    'warning',
  );
});

test.each([
  ['a knot that leads to itself', '-> a\n=== a\n-> a'],
  ['a line that grows', '-> a\n=== a\nAgain <>\n-> a'],
  ['a circle behind a choice', '* [In] -> a\n* [Out] -> END\n=== a\n~ temp x = 1\n-> a'],
  ['a function that calls itself', '{f(1)}\n-> END\n=== function f(x)\n~ return f(x + 1)'],
])('%s is stopped, and told', (_, source) => {
  expect(check(source, { kind: 'compiles', value: true })).toMatchObject({
    isDone: false,
    say: null,
    issue: { severity: 'error' },
  });
});

test('a story with endless choices ends by the limits', () => {
  const hub = Array.from({ length: 12 }, (_, n) => `+ [Door ${n}] -> hub`).join('\n');
  expect(check(`- (hub)\n${hub}`, { kind: 'twice', value: 'Door 3' })).toEqual(passed);
});

test('a tag of the game that cannot be read is no tag', () => {
  const titled: Tried = { kind: 'global', value: 'title', is: 'a' };
  expect(check('VAR a = 1\n# title: {a}\nRain.\n-> END', titled)).toMatchObject({ say });
});

test('a function that never ends prints nothing', () => {
  const source = 'Rain.\n-> END\n=== function f()\n{f()}';
  expect(check(source, { kind: 'prints', value: 'f', is: 'a' })).toMatchObject({ say });
});

test('an error while the story runs keeps it from being done', () => {
  expect(check('EXTERNAL f()\n{f()}\n-> END', { kind: 'compiles', value: true }).isDone).toBe(
    false,
  );
});
