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
  const asked = after([{ type: 'asked' }]);
  expect(asked).toMatchObject({ phase: 'loading', view: null });
  expect(after([{ type: 'answered', name: 'open', view }], asked)).toMatchObject({
    phase: 'playing',
    view,
  });
});

test('while a later question waits, what is on the screen stays', () => {
  const state = after([
    { type: 'asked' },
    { type: 'answered', name: 'open', view },
    { type: 'asked' },
  ]);
  expect(state).toMatchObject({ phase: 'playing', view });
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
    { type: 'answered', name: 'open', view: good },
    { type: 'answered', name: 'open', view: { ...view, messages: [mistake] } },
  ]);
  expect(broken).toMatchObject({ view: good, broken: [mistake] });
  expect(after([{ type: 'answered', name: 'open', view: good }], broken).broken).toBeNull();
  const never = after([{ type: 'answered', name: 'open', view: { ...view, messages: [mistake] } }]);
  expect(never).toMatchObject({ view: { messages: [mistake] }, broken: null });
});

test('a failure has its reason, until something is asked again', () => {
  const failure = { reason: 'Why.', isLoaded: true };
  const failed = after([{ type: 'asked' }, { type: 'failed', failure }]);
  expect(failed).toMatchObject({ phase: 'failed', failure });
  expect(after([{ type: 'asked' }], failed)).toMatchObject({
    phase: 'loading',
    failure: null,
  });
});

test('a text that was stopped is said to be, until it is opened; a move that was stopped is not', () => {
  const stopped = (name: 'open' | 'choose') => ({ type: 'halted', name, halt: 'stopped' }) as const;
  const asked = { type: 'asked' } as const;
  const played = after([asked, { type: 'answered', name: 'open', view }]);
  expect(after([asked, stopped('choose')], played)).toEqual(played);
  const text = after([asked, asked, stopped('open'), stopped('choose')], played);
  expect(text).toEqual({ ...played, halt: 'stopped' });
  const moved = after([asked, { type: 'answered', name: 'choose', view }], text);
  expect(moved.halt).toBe('stopped');
  expect(after([asked, { type: 'answered', name: 'open', view }], moved).halt).toBeNull();
});

test('settings change one by one', () => {
  const { settings } = after([
    { type: 'set', settings: { volume: 40 } },
    { type: 'set', settings: { look: { theme: 'dark' } } },
  ]);
  expect(settings).toEqual({ ...initialPlayerState.settings, volume: 40, look: { theme: 'dark' } });
});
