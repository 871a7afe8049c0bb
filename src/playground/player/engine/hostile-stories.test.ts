import { firstSeed, times } from '../../../../testing/thorough';
import { PROJECT_LIMITS } from '../../../ink/story/story-program';
import type { GameView } from './game-view';
import { seededRandom } from '../../../ink/story/seeded-random';
import { Session } from './session';
import { linesOf, openStory, textsOf } from './session.fixture';
import { LIMITS } from './turn-limits';

/** There are many endless turns here, so each ends sooner. */
const endSoon = () => jest.replaceProperty(LIMITS, 'steps', 200_000);

afterEach(() => jest.restoreAllMocks());

const open = (source: string, files = {}) =>
  Session.open({ program: { source, files }, screen: 'game', moves: [], seed: 1 });

describe('a story that never stops is ended, at its line, and stays where it was', () => {
  beforeEach(endSoon);

  test.each([
    ['a circle', '-> a\n=== b\n-> a', 4],
    ['a circle that prints', 'x\n-> a', 4],
    ['a circle on one line', 'x <>\n-> a', 4],
    ['a tunnel into itself', '-> a ->\n->->', 4],
    ['a function that calls itself', '{f(1)}\n-> END\n=== function f(y)\n~ return f(y + 1)', 7],
    ['a function that prints and calls itself', '{f(1)}\n-> END\n=== function f(y)\nx\n~ f(y)', 8],
    ['a text that doubles', '~ s = s + s\n-> a', 4],
    ['a text that grows', '~ s = "{s}x"\n-> a', 4],
    ['lists', '~ l = LIST_INVERT(l)\n-> a', 4],
    ['threads', '<- a\n-> END', 4],
    ['a loop with a counter', '~ n = n + 1\n{n > 0: -> a}\n-> END', 4],
  ])('%s', async (_, knot, line) => {
    const { session } = await openStory(
      `Hi.\n+ [Go] -> a\n=== a\n${knot}\nVAR s = "ab"\nVAR n = 0\nLIST l = (i), j\n`,
    );
    const view = await session.choose(0);
    expect(linesOf(view)).toEqual([['Hi.']]);
    expect(view.moves).toEqual([]);
    const [message] = view.messages.filter(({ text }) => text.includes('never stops'));
    expect(message).toMatchObject({ severity: 'error', isEngineFailure: true });
    expect(Math.abs((message?.line ?? 0) - line)).toBeLessThanOrEqual(1);
    // The line is shown beside the message.
    expect(message?.text).not.toMatch(/line \d/);
  });

  test('from its first line on', async () => {
    const { view } = await openStory('-> a\n=== a\n-> a');
    expect(view).toMatchObject({ isPlayable: false, scenes: [] });
    expect(textsOf(view)).toEqual([expect.stringContaining('never stops')]);
  });

  test('and goes on another way afterwards, with its variables, saves and toolbar', async () => {
    const { session } = await openStory(
      '# toolbar: bar\n# persist: n\nVAR n = 0\nHi. # CHECKPOINT\n+ [Bad] -> a\n+ [Good]\n- ~ n = 3\nFine {n}.\n+ [Bad] -> a\n+ [Good] -> END\n=== a\n-> a\n=== function bar()\nn: {n}',
    );
    expect((await session.choose(0)).toolbar).toBe('n: 0');
    const view = await session.choose(1);
    expect(linesOf(view)).toEqual([['Hi.'], ['Fine 3.']]);
    const failed = await session.choose(0);
    expect(failed.scenes).toEqual(view.scenes);
    expect(failed).toMatchObject({ variables: { n: 3 }, moves: [1], toolbar: 'n: 3' });
    expect(failed.saves.map(({ type }) => type).toSorted()).toEqual(['autosave', 'checkpoint']);
  });

  test('in a function of a button, and of the toolbar, which is not called again', async () => {
    const { session, view } = await openStory(
      '# toolbar: f\nHi.\n+ [Go]\n- Two.\n-> END\n=== function f()\n~ temp x = f()\n~ return x',
    );
    expect(textsOf(view)).toEqual([expect.stringContaining('never stops')]);
    expect(linesOf(view)).toEqual([['Hi.']]);
    const next = await session.choose(0);
    expect(next.messages).toEqual([]);
    const called = await session.call('f', false);
    expect(textsOf(called)).toEqual([expect.stringContaining('never stops')]);
    expect(linesOf(called)).toEqual([['Hi.'], ['Two.']]);
  });
});

describe('a long turn is no endless one', () => {
  test('on a machine so slow that an hour passes at each look at the clock', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 3_600_000));
    const moves = Array.from({ length: 500 }, () => 0);
    const { view } = await openStory('-> a\n=== a\nVAR n = 0\n~ n = n + 1\n{n}\n+ [On] -> a', {
      moves,
    });
    expect(view.messages).toEqual([]);
    expect(view.moves).toHaveLength(500);
    expect(linesOf(view).at(-1)).toEqual(['501']);
  });

  test('20,000 silent rounds are played', async () => {
    const { view } = await openStory(
      '-> a\n=== a\nVAR n = 0\n~ n = n + 1\n{ n < 20000: -> a }\nCounted {n}.\n-> END',
    );
    expect(view.messages).toEqual([]);
    expect(linesOf(view)).toEqual([['Counted 20000.']]);
  });

  test('2,000 lines stand in one scene', async () => {
    const { view } = await openStory(
      '-> a\n=== a\nVAR n = 0\n~ n = n + 1\nLine {n}.\n{ n < 2000: -> a }\n-> END',
    );
    expect(view.messages).toEqual([]);
    expect(view.scenes[0]?.paragraphs).toHaveLength(2000);
  });

  test('a text between quotes keeps its spaces', async () => {
    const { view } = await openStory(
      'VAR s = ""\n~ s = "a{" "}{" "}b"\n{s == "a  b": kept}\n-> END',
    );
    expect(linesOf(view)).toEqual([['kept']]);
  });
});

describe('a program that is too much', () => {
  test('is refused above five million characters, included files counted', async () => {
    const text = 'a'.repeat(PROJECT_LIMITS.characters / 2);
    const { session, view } = await open(text, { 'a.ink': text, 'b.ink': 'a' });
    expect(session).toBeNull();
    expect(view.messages).toMatchObject([{ severity: 'error', isEngineFailure: false }]);
    expect(textsOf(view)).toEqual([expect.stringContaining('too long')]);
  });

  test.each([
    ['braces', '{'],
    ['brackets', '{(', ')'],
    ['conditions', '{true:', '}'],
    ['minus signs', '{-', '}'],
  ])('is refused with many nested %s', async (_, opening, closing = '') => {
    const { view } = await open(`${opening.repeat(5000)}1${closing.repeat(5000)}\n-> END`);
    expect(view.messages.length).toBeGreaterThan(0);
    expect(view).toMatchObject({ isPlayable: false, scenes: [] });
  });

  test('may be long where it is simple', async () => {
    const line = 'A line of a long story, with nothing in it.\n';
    const { session, view } = await open(`+ [Go]\n- ${line.repeat(900)}-> END\n`);
    expect(view.isPlayable).toBe(true);
    expect(linesOf(await session!.choose(0)).at(-1)).toHaveLength(900);
  });
});

const SEEDLING = `# title: Mutant
# toolbar: bar
VAR oil = 2
LIST bag = (lamp), rope
-> deck
=== deck
# IMAGE: deck.png # CHECKPOINT: one
{oil > 0:The lamp burns [b]bright[/b]. {~a|b}|Dark.}
+ {oil > 0} [Burn {oil} #CLASS: x]
  ~ oil = oil - 1
  -> deck
* [Look #UNCLICKABLE] -> below ->
  -> deck
+ >>> -> deck
+ [Leave] # RESTART
  -> END
= hold
Hold. # BACKGROUND: a.jpg
->->
=== below
~ temp x = RANDOM(1, 6)
Below {x} {bag}. <>
more # AUDIO: a.mp3 # CLEAR
->->
=== function bar()
Oil: {oil} [button onclick=stats]x[/button]
=== function stats()
[title]T[/title]
~ bag += rope
{oil}`;

test('mutated stories end in a view, whatever is asked of them', async () => {
  endSoon();
  const random = seededRandom(4 + firstSeed);
  const pick = (limit: number) => Math.floor(random() * limit);
  const scraps = ['{', '}', '->', '[', ']', '#', '~ ', '*', '+', '-', '=', '|', '<>', '"', '\\'];
  const mutate = () => {
    let text = SEEDLING;
    for (let change = 0; change <= pick(4); change++) {
      const at = pick(text.length);
      const lines = text.split('\n');
      const from = pick(lines.length);
      switch (pick(4)) {
        case 0:
          text = text.slice(0, at) + text.slice(at + 1 + pick(6));
          break;
        case 1:
          text = text.slice(0, at) + (scraps[pick(scraps.length)] ?? '') + text.slice(at);
          break;
        case 2:
          lines.splice(from, 1 + pick(2));
          text = lines.join('\n');
          break;
        default:
          lines.splice(pick(lines.length), 0, lines[from] ?? '');
          text = lines.join('\n');
      }
    }
    return text;
  };
  let played = 0;
  for (let run = 0; run < 60 * times; run++) {
    const { session, view } = await open(mutate());
    expect(view.scenes.length + view.messages.length).toBeGreaterThan(0);
    if (session === null) continue;
    played += 1;
    const asks: (() => Promise<GameView>)[] = [
      () => session.choose(pick(4)),
      () => session.follow('Look'),
      () => session.call('stats', true),
      () => session.setVariable('oil', 1),
      () => session.goTo('below'),
      () => session.goTo('deck.hold'),
      () => session.start(),
      () => session.continue(),
    ];
    for (let step = 0; step < 5; step++) {
      const { scenes } = await asks[pick(asks.length)]!();
      expect(Array.isArray(scenes)).toBe(true);
      session.inspect();
    }
  }
  expect(played).toBeGreaterThan(10 * times);
});
