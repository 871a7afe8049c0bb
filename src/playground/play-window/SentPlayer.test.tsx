import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCommands, makeView } from '../../../testing/game-view-factories';
import { required } from '../../base/errors/required';
import { CommandBus } from '../../base/browser/command-bus';
import type { PlayerActions } from '../player/player-actions';
import { initialPlayerState, type PlayerState } from '../player/state/player-reducer';
import { SentPlayer } from './SentPlayer';
import type { ToPlayground, ToWindow } from './window-messages';

const commands = makeCommands();
const playWindow = { focus: jest.fn(), close: jest.fn() };
const onGoToLine = jest.fn();
const files = new Map([['boat.png', new Blob(['boat'])]]);
const view = makeView({});

beforeEach(() => jest.clearAllMocks());

function send(state: Partial<PlayerState> = {}) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const target = required(frame.contentWindow, 'the window');
  const told = jest.spyOn(target, 'postMessage').mockImplementation(() => undefined);
  const actions = new CommandBus<PlayerActions>();
  const element = (now: Partial<PlayerState>) => (
    <SentPlayer
      target={target}
      playWindow={playWindow}
      player={{
        playing: { commands, inspection: null, state: { ...initialPlayerState, view, ...now } },
        assets: files,
        hasFiles: false,
        pageActions: {},
        editor: { isBlank: false },
        actions,
        onGoToLine,
      }}
    />
  );
  const { rerender, unmount } = render(element(state));
  const say = (data: ToPlayground, origin = window.location.origin) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: target }));
    });
  const heard = () => told.mock.calls.map(([message]) => message as ToWindow);
  return {
    say,
    heard,
    actions,
    unmount,
    then: (now: Partial<PlayerState>) => rerender(element(now)),
  };
}

it('sends the story once the window is there, and again when it is reloaded', () => {
  const { say, heard } = send();
  expect(heard()).toEqual([]);
  say({ type: 'ready' });
  const story = { type: 'story', story: { hasFiles: false }, view };
  expect(heard()).toMatchObject([{ type: 'files', files }, story]);
  say({ type: 'ready' });
  expect(heard().slice(2)).toMatchObject([{ type: 'files', files }, story]);
  expect(commands.retry).toHaveBeenCalledTimes(2);
});

it('sends a view once, since its sounds are heard each time it arrives', () => {
  const { say, heard, then } = send();
  say({ type: 'ready' });
  then({ isDrawerOpen: true });
  const last = heard().at(-1);
  expect(last).toMatchObject({ type: 'story', story: { state: { isDrawerOpen: true } } });
  expect(last).not.toHaveProperty('view');
  const next = makeView({ moves: [0] });
  then({ view: next });
  expect(heard().at(-1)).toMatchObject({ type: 'story', view: next });
});

it('does what is done in the window, and hears nobody else', () => {
  const { say, unmount } = send();
  say({ type: 'command', name: 'choose', values: [2] });
  expect(commands.choose).toHaveBeenCalledWith(2);
  say({ type: 'goToLine', file: null, line: 7 });
  expect(onGoToLine).toHaveBeenCalledWith(null, 7);
  say({ type: 'command', name: 'restart', values: [] }, 'https://elsewhere.example');
  expect(commands.restart).not.toHaveBeenCalled();
  unmount();
  say({ type: 'command', name: 'choose', values: [3] });
  expect(commands.choose).toHaveBeenCalledTimes(1);
});

it('passes on what other parts of the page ask of the player', () => {
  const { heard, actions } = send();
  actions.call('restart');
  expect(heard()).toEqual([{ type: 'action', action: 'restart' }]);
});

it('says where the story is, and brings it back', async () => {
  send();
  expect(screen.getByRole('status')).toHaveTextContent('The story plays in its own window.');
  expect(screen.getByRole('button', { name: 'Show it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(playWindow.close).toHaveBeenCalledTimes(1);
});
