import { makeChoices, makeScene, makeView } from '../../../../testing/game-view-factories';
import { noSteps, stepsTo } from './steps-so-far';

const first = makeView({
  moves: [],
  seed: 3,
  scenes: [makeScene({ choices: makeChoices('Up', 'Down') })],
});
const second = makeView({
  moves: [1],
  seed: 3,
  scenes: [makeScene({ choices: makeChoices('On') })],
});

test('each choice is kept with its text', () => {
  const begun = stepsTo(first, noSteps, null);
  const next = stepsTo(second, begun, first);
  expect(next).toEqual({ seed: 3, steps: [{ move: 1, label: 'Down' }] });
  const link = makeView({ moves: [1, { follow: 'On' }], seed: 3 });
  expect(stepsTo(link, next, second).steps[1]).toEqual({ move: { follow: 'On' }, label: 'On' });
  const line = makeView({ moves: [1, 'continue'], seed: 3 });
  expect(stepsTo(line, next, second).steps[1]).toEqual({ move: 'continue', label: null });
});

test('what is loaded keeps the texts that are known, and has none for the others', () => {
  const before = { seed: 3, steps: [{ move: 1, label: 'Down' }] };
  const loaded = makeView({ moves: [1, 0, 2], seed: 3 });
  expect(stepsTo(loaded, before, second).steps).toEqual([
    { move: 1, label: 'Down' },
    { move: 0, label: null },
    { move: 2, label: null },
  ]);
});

test('another game begins anew, even with the same moves', () => {
  const before = { seed: 3, steps: [{ move: 1, label: 'Down' }] };
  expect(stepsTo(makeView({ moves: [1], seed: 4 }), before, null)).toEqual({
    seed: 4,
    steps: [{ move: 1, label: null }],
  });
});
