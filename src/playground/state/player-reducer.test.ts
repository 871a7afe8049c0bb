import { emptyView } from '../engine/empty-view';
import {
  initialPlayerState,
  playerReducer,
  type PlayerAction,
  type PlayerState,
} from './player-reducer';

const view = emptyView('game', []);

const after = (actions: PlayerAction[], state: PlayerState = initialPlayerState) =>
  actions.reduce(playerReducer, state);

test('the first question loads, its answer plays', () => {
  const asked = after([{ type: 'asked', name: 'open' }]);
  expect(asked).toMatchObject({ phase: 'loading', pending: 'open', view: null });
  expect(after([{ type: 'answered', view }], asked)).toMatchObject({
    phase: 'playing',
    pending: null,
    view,
  });
});

test('while a later question waits, what is on the screen stays', () => {
  const state = after([
    { type: 'asked', name: 'open' },
    { type: 'answered', view },
    { type: 'asked', name: 'choose' },
  ]);
  expect(state).toMatchObject({ phase: 'playing', pending: 'choose', view });
});

test('an answer without a view changes only that nothing is pending', () => {
  const state = after([
    { type: 'answered', view },
    { type: 'asked', name: 'inspect' },
    { type: 'settled' },
  ]);
  expect(state).toMatchObject({ phase: 'playing', pending: null, view });
});

test('a failure has its reason, until something is asked again', () => {
  const failed = after([
    { type: 'asked', name: 'open' },
    { type: 'failed', reason: 'Why.' },
  ]);
  expect(failed).toMatchObject({ phase: 'failed', failure: 'Why.', pending: null });
  expect(after([{ type: 'asked', name: 'open' }], failed)).toMatchObject({
    phase: 'loading',
    failure: null,
  });
});

test('closing forgets the game, but not whether sound was wanted', () => {
  const state = after([
    { type: 'answered', view },
    { type: 'drawer-toggled' },
    { type: 'sound-toggled' },
    { type: 'closed' },
  ]);
  expect(state).toEqual({ ...initialPlayerState, isSoundOn: true });
});
