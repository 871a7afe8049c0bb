import { compileInk } from '../../../ink/compile/compile-ink';
import { Story } from 'inkjs/engine/Story';
import { Walk } from './walk';

/** The seeds that a game has. */
const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);

/** The texts of a story’s first turn over all seeds, and how often each comes. */
function textsOf(source: string): Map<string, number> {
  const json = compileInk({ source, files: {} }).story?.ToJson() ?? '';
  const counts = new Map<string, number>();
  for (const seed of SEEDS) {
    const story = new Story(json);
    story.state.storySeed = seed;
    const text = story.ContinueMaximally().trim().replaceAll('\n', ' ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** What the tests say of a story: `alternatives: lines`. */
async function lockedIn(source: string, files = {}): Promise<string[]> {
  const opened = await Walk.open({ source, files }, 1);
  if ('messages' in opened) throw new Error(JSON.stringify(opened.messages));
  const run = opened.walk.run();
  while (opened.walk.plays < 40) run.next();
  const { lockedShuffles } = await opened.walk.report();
  return lockedShuffles.map(
    ({ size, lines }) =>
      `${size}: ${lines.map(({ file, line }) => `${file ?? ''}${line}`).join(', ')}`,
  );
}

/** A story in which the tests find two shuffles, with the number of their alternatives. */
const PAIRS: readonly (readonly [string, number, string])[] = [
  ['in a line', 2, '{~h|t} {~h|t} -> END'],
  ['in two lines', 3, '{~a|b|c}\n{~a|b|c} -> END'],
  ['in two knots', 2, '-> one\n== one\n{~h|t}\n-> two\n== two\n{~h|t} -> END'],
  ['far apart in the text', 5, '{~a|b|c|d|e} -> far\n== far\n= away\n{~a|b|c|d|e} -> END'],
  [
    'over several lines',
    4,
    '{shuffle:\n- a\n- b\n- c\n- d\n}\n{shuffle:\n- a\n- b\n- c\n- d\n}\n-> END',
  ],
  ['once and over again', 3, '{shuffle once:\n- a\n- b\n- c\n}\n{~a|b|c} -> END'],
  ['with a last one', 2, '{shuffle stopping:\n- a\n- b\n- last\n}\n{~h|t} -> END'],
  ['in a function', 2, '{~h|t} {coin()} -> END\n== function coin()\n{~h|t}'],
  ['after a seed', 2, '~ SEED_RANDOM(7)\n{~h|t} {~h|t} -> END'],
];

test.each(PAIRS)('two shuffles %s are locked together, on all seeds', async (_, size, source) => {
  const found = await lockedIn(source);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${size}: \\d+, \\d+$`));
  expect(textsOf(source).size).toBeLessThanOrEqual(size);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'of two shuffles of %i alternatives, far apart, each decides the other',
  (size) => {
    const shuffle = `{~${Array.from({ length: size }, (_, index) => index).join('|')}}`;
    const far = 'a_knot_with_a_long_name_'.repeat(4);
    const source = `${shuffle} {true:{true:${shuffle}}}\n-> ${far}\n== ${far}\n= ${far}there\n${shuffle} -> END`;
    expect(textsOf(source).size).toBe(size);
  },
);

/** What does not depend on one another is in all its combinations. */
const FREE: readonly (readonly [string, number, string])[] = [
  ['RANDOM twice', 4, '{RANDOM(1, 2)} {RANDOM(1, 2)} -> END'],
  ['RANDOM three times', 8, '{RANDOM(1, 2)} {RANDOM(1, 2)} {RANDOM(1, 2)} -> END'],
  [
    'LIST_RANDOM twice',
    4,
    'LIST side = heads, tails\n{LIST_RANDOM(LIST_ALL(side))} {LIST_RANDOM(LIST_ALL(side))} -> END',
  ],
  ['shuffles of two and three', 6, '{~a|b} {~a|b|c} -> END'],
];

test.each(FREE)('of %s, all combinations come, and nothing is said', async (_, count, source) => {
  expect(textsOf(source).size).toBe(count);
  expect(await lockedIn(source)).toEqual([]);
});

test('the figures of the docs', () => {
  const counts = (source: string) => [...textsOf(source).values()].sort((a, b) => a - b);
  expect(Object.fromEntries(textsOf('{~heads|tails} {~heads|tails}'))).toEqual({
    'heads heads': 50,
    'tails tails': 50,
  });
  expect(counts('{~a|b|c|d} {~a|b|c|d}')).toEqual([25, 25, 25, 25]);
  expect([...textsOf('{~a|b} {RANDOM(1, 2)}').keys()]).toHaveLength(2);
  expect([...textsOf('{RANDOM(1, 2)} {~a|b} {RANDOM(1, 2)}').keys()]).toHaveLength(4);
});

test('nothing is said of shuffles that no turn shows together', async () => {
  const apart = 'A fork.\n* [Left]\n  {~a|b}\n* [Right]\n  {~c|d}\n- -> END';
  expect(await lockedIn(apart)).toEqual([]);
  expect(await lockedIn('{~a|b}\n* [On]\n- {~c|d} -> END')).toEqual([]);
  // Later picks of three are not all alike.
  const late =
    'VAR n = 0\n- (top) {~a|b|c}\n~ n++\n+ {n < 3} [On] -> top\n+ [Off]\n- {~d|e|f} -> END';
  expect(await lockedIn(late)).toEqual([]);
  expect(await lockedIn('{~only} {~one}{|x|y} {&a|b} {&a|b} -> END')).toEqual([]);
});

test('one that is shown with two others joins them', async () => {
  const source =
    '{~a|b}\n* [One]\n  -> x ->\n* [Two]\n  -> y ->\n- -> END\n== x\n{~e|f} -> z\n== y\n{~g|h} -> z\n== z\n{~i|j}\n->->';
  expect(await lockedIn(source)).toEqual(['2: 8, 10, 12']);
});

test('lines of other files have their names', async () => {
  const files = { 'b.ink': '== b\n{~h|t} -> END\n' };
  expect(await lockedIn('INCLUDE b.ink\n{~h|t} -> b', files)).toEqual(['2: 2, b.ink2']);
});
