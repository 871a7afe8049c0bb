import { choicesOf, openStory } from './session.fixture';
import { LIMITS } from './turn-limits';

afterEach(() => jest.restoreAllMocks());

const CAVE = `-> hall
== hall
Hall. {light()}
+ [Cave] -> cave.pool
+ [Nap] -> nap -> hall
+ [Talk]
  <- talk
  + + [Leave] -> cave
== cave
= mouth
Mouth. -> END
= pool
- (deep) Pool.
+ [Out] -> mouth
== nap
Asleep.
+ [Wake] ->->
+ [Fall] ->-> cave
== talk
Hello.
+ [Ask] -> cave.pool.deep
== function light
~ return helper()
== function helper
~ return "Bright."
`;

async function play(...choices: string[]) {
  const { session, view } = await openStory(CAVE);
  let last = view;
  for (const choice of choices) last = await session.choose(choicesOf(last).indexOf(choice));
  return { session, view: last };
}

test.each([
  ['the beginning', [], 'hall', [' hall']],
  ['a stitch', ['Cave'], 'cave.pool.deep', [' hall', 'hall cave.pool']],
  [
    'a knot that begins with a stitch',
    ['Talk', 'Leave'],
    'cave.mouth',
    [' hall', 'hall talk', 'hall cave', 'cave cave.mouth'],
  ],
  [
    'another stitch',
    ['Cave', 'Out'],
    'cave.mouth',
    [' hall', 'hall cave.pool', 'cave.pool cave.mouth'],
  ],
  ['a tunnel', ['Nap'], 'nap', [' hall', 'hall nap']],
  ['a tunnel and back', ['Nap', 'Wake'], 'hall', [' hall', 'hall nap']],
  [
    'a tunnel that ends elsewhere',
    ['Nap', 'Fall'],
    'cave.mouth',
    [' hall', 'hall nap', 'nap cave', 'cave cave.mouth'],
  ],
  [
    'the choice of a thread',
    ['Talk', 'Ask'],
    'cave.pool.deep',
    [' hall', 'hall talk', 'talk cave.pool'],
  ],
] as const)(
  'a view knows the place and the ways that were gone: %s',
  async (_, choices, place, ways) => {
    const { view } = await play(...choices);
    expect(view).toMatchObject({ place, ways });
  },
);

test('before the first knot the place is empty; without a game there is none', async () => {
  const { session, view } = await openStory('Hello.\n+ [Go] -> END\n');
  expect(view).toMatchObject({ place: '', ways: [] });
  expect(await session.showScreen('title')).toMatchObject({ place: null, ways: [] });
});

test('a restart begins anew, and a save brings its ways back', async () => {
  const { session } = await play('Cave');
  const { saves } = await session.save('pool');
  expect((await session.start()).ways).toEqual([' hall']);
  const slot = saves.find(({ name }) => name === 'pool');
  expect((await session.load(slot?.key ?? '')).ways).toEqual([' hall', 'hall cave.pool']);
});

test('what a failed move would have reached is not gone', async () => {
  jest.replaceProperty(LIMITS, 'steps', 200_000);
  const { session } = await openStory('+ [Go] -> a\n== a\n-> b\n== b\n-> a');
  const view = await session.choose(0);
  expect(view.messages).not.toEqual([]);
  expect(view.ways).toEqual([]);
});

test('going to a knot is no way', async () => {
  const { session } = await play();
  expect((await session.goTo('nap')).ways).toEqual([' hall']);
});
