import { compileInk } from './compile-ink';
import { openFromJson } from './open-story';
import { ENDLESS, StoryPlayer } from './story-player';
import { locateIssue, WALK_LIMITS, walkStory } from './walk-story';

function walk(source: string, seeds?: number[]) {
  const { story } = compileInk({ source, files: {} });
  return walkStory(openFromJson(story!), seeds);
}

const textsOf = (source: string) => walk(source).map(({ issue }) => issue.text);

test.each([
  ['a text', 'Hello.\n-> END'],
  ['choices that all end', '* [a]\n* [b]\n  * * [c]\n- -> END'],
  ['a hub that is never left', '- (hub)\n+ [again] -> hub\n+ [once more] -> hub'],
  ['a tunnel', '-> t ->\nBack.\n-> END\n=== t\nThere.\n->->'],
  [
    'a stand-in for an external function',
    'EXTERNAL f()\n{f()}\n-> END\n=== function f\n~ return 1',
  ],
  ['a long count', 'VAR n = 0\n- (top)\n~ n++\n{n < 200: -> top}\n{n}\n-> END'],
])('%s is walked without complaint', (_, source) => {
  expect(walk(source)).toEqual([]);
});

test.each([
  ['a knot without end', '-> a\n=== a\nHello.', 'ran out of content'],
  [
    'an end missing behind one of the choices',
    '* [a] -> END\n* [b] -> k\n=== k\nHello.',
    'ran out of content',
  ],
  ['choices that run out', '-> k\n=== k\n* [a] -> k\n* [b] -> k', 'ran out of content'],
  ['a tunnel without way back', '-> t ->\n-> END\n=== t\nThere.', "Do you need a '->->'"],
  ['an external function', 'EXTERNAL f()\n{f()}\n-> END', 'Missing function binding'],
  ['a wrong value', '{LIST_RANGE(1, 2, 3)}\n-> END', 'Expected list'],
])('finds %s', (_, source, text) => {
  expect(textsOf(source)).toEqual([expect.stringContaining(text)]);
});

test.each([
  ['knots that lead to each other', '-> a\n=== a\n-> b\n=== b\n-> a'],
  ['a knot that leads to itself', '-> a\n=== a\nAgain.\n-> a'],
  ['a line that grows', '-> a\n=== a\nAgain <>\n-> a'],
  ['a weave', '- (top)\nAgain.\n- -> top'],
  ['a function that calls itself', '{f(1)}\n-> END\n=== function f(x)\n~ return f(x + 1)'],
  ['a circle behind a choice', '* [In] -> a\n=== a\n~ temp x = 1\n-> a'],
])('%s ends by the limits', (_, source) => {
  expect(textsOf(source)).toEqual([ENDLESS]);
});

test('sees the end of a long story beside a hub', () => {
  const knots = Array.from(
    { length: 10 },
    (_, n) => `=== k${n}\n+ [back] -> k0\n+ [on] -> k${n + 1}`,
  );
  expect(textsOf(['-> k0', ...knots, '=== k10', 'Oh.'].join('\n'))).toEqual([
    expect.stringContaining('ran out of content'),
  ]);
});

test('stays within its limits', () => {
  const { story } = compileInk({
    source: '- (hub)\n+ [a] -> hub\n+ [b] -> hub\n+ [c] -> hub',
    files: {},
  });
  const player = openFromJson(story!);
  const choose = jest.spyOn(player, 'choose');
  walkStory(player);
  expect(choose.mock.calls.length).toBeGreaterThan(WALK_LIMITS.choicesPerGame);
  expect(choose.mock.calls.length).toBeLessThan(WALK_LIMITS.choices + WALK_LIMITS.choicesPerGame);
});

test('tries other luck where it is asked to', () => {
  const source = '{shuffle:\n- -> END\n- -> END\n- -> END\n- -> oops\n}\n=== oops\nOh.';
  expect(walk(source, [1, 2, 3, 4, 5, 6, 7, 8])).toHaveLength(1);
});

test.each([
  ['-> a\n=== a\n* [x] -> END\n* [y]\n  Hello.\n  -> b\n=== b\nOh.', 8],
  ['Hello.\n-> a\n=== a\n-> b\n=== b\n-> a', 6],
])('finds the line again', (source, line) => {
  const { story } = compileInk({ source, files: {} });
  const [found] = walkStory(openFromJson(story!));
  expect(found?.issue.line).toBeNull();
  expect(locateIssue(found!, new StoryPlayer(() => story!)).line).toBe(line);
});
