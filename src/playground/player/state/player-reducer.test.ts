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

test('a text with a mistake leaves the last story that ran, and one without takes its place', () => {
  const good = { ...view, isPlayable: true };
  const mistake = {
    severity: 'error' as const,
    text: 'No.',
    hint: null,
    file: null,
    line: 3,
    isEngineFailure: false,
  };
  const broken = after([
    { type: 'answered', view: good },
    { type: 'answered', view: { ...view, messages: [mistake] } },
  ]);
  expect(broken).toMatchObject({ view: good, broken: [mistake] });
  expect(after([{ type: 'answered', view: good }], broken).broken).toBeNull();
  const never = after([{ type: 'answered', view: { ...view, messages: [mistake] } }]);
  expect(never).toMatchObject({ view: { messages: [mistake] }, broken: null });
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

test('a text that was stopped is said to be, until it is opened; a move that was stopped is not', () => {
  const stopped = { type: 'halted', halt: 'stopped' } as const;
  const played = after([
    { type: 'asked', name: 'open' },
    { type: 'answered', view },
  ]);
  expect(after([{ type: 'asked', name: 'choose' }, stopped], played)).toEqual(played);
  const text = after([{ type: 'asked', name: 'open' }, stopped], played);
  expect(text).toEqual({ ...played, halt: 'stopped' });
  const moved = after(
    [
      { type: 'asked', name: 'choose' },
      { type: 'answered', view },
    ],
    text,
  );
  expect(moved.halt).toBe('stopped');
  expect(
    after(
      [
        { type: 'asked', name: 'open' },
        { type: 'answered', view },
      ],
      moved,
    ).halt,
  ).toBeNull();
});

test('settings change one by one', () => {
  const { settings } = after([
    { type: 'set', settings: { volume: 40 } },
    { type: 'set', settings: { look: { theme: 'dark' } } },
  ]);
  expect(settings).toEqual({ ...initialPlayerState.settings, volume: 40, look: { theme: 'dark' } });
});
