import { unpackReplays } from '../walk/packed-replay';
import { replay } from './replay';
// After the replay: the engine’s modules need each other in this order.
import { Play } from '../walk/play';

// The stories are really played, which takes its time on a busy machine.
jest.setTimeout(60_000);

const source = `VAR day = 0
-> hill
=== hill
~ day += 1
Day {day}.
+ [Wait] -> hill
+ [Leave] -> END
`;
const program = { source, files: {} };
const wait = { move: 0, label: 'Wait' };
const leave = { move: 1, label: 'Leave' };
const waits = (count: number) => Array.from({ length: count }, () => ({ ...wait }));
const play = async (ways: readonly { steps: (typeof wait)[]; seed: number }[]) =>
  unpackReplays((await replay(program, ways)) ?? []);

test('notes on the way of one play are one play, however many there are', async () => {
  const make = jest.spyOn(Play.prototype, 'make');
  const begin = jest.spyOn(Play.prototype, 'begin');
  const ways = Array.from({ length: 200 }, (_, index) => ({ steps: waits(200 - index), seed: 1 }));
  const replays = await play(ways);
  expect({ moves: make.mock.calls.length, plays: begin.mock.calls.length }).toEqual({
    moves: 200,
    plays: 1,
  });
  expect(replays.map(({ text }) => text.at(-1))).toEqual(
    ways.map(({ steps }) => `Day ${steps.length + 1}.`),
  );
  expect(replays.map(({ steps }) => steps.length)).toEqual(ways.map(({ steps }) => steps.length));
});

test('each play on a shared way is as if it had been played alone', async () => {
  const fly = { move: 4, label: 'Fly' };
  const ways = [
    { steps: [], seed: 1 },
    { steps: [wait, fly, wait], seed: 1 },
    { steps: [wait, fly], seed: 1 },
    { steps: [wait], seed: 1 },
    { steps: [wait], seed: 2 },
    { steps: [wait, leave], seed: 1 },
    { steps: [wait], seed: 1 },
  ];
  const alone = [];
  for (const way of ways) alone.push(...(await play([way])));
  expect(await play(ways)).toEqual(alone);
  expect(alone.map(({ stoppedAt }) => stoppedAt?.label ?? null)).toEqual([
    ...[null, 'Fly', 'Fly', null, null, null, null],
  ]);
});
