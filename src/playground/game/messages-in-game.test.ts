import { makeMessage, makeView } from '../../../testing/game-view-factories';
import { initialPlayerState } from '../player/state/player-reducer';
import { messagesInGame } from './messages-in-game';

const missing = makeMessage('The story calls the external function “f”.', {
  hint: 'Write it.',
  line: 3,
});

test('readers get what went wrong, without advice', () => {
  const view = makeView({ messages: [missing, makeMessage('Long.', { severity: 'note' })] });
  expect(messagesInGame({ ...initialPlayerState, view }).view?.messages).toEqual([
    expect.objectContaining({ text: missing.text, hint: null, line: null }),
  ]);
});

test('what players read in their language stays known as that', () => {
  const lost = makeMessage('Your place is lost.', { toPlayers: 'elsewhere', hint: 'Play it.' });
  const view = makeView({ messages: [lost] });
  expect(messagesInGame({ ...initialPlayerState, view }).view?.messages).toEqual([
    { ...lost, hint: null, isEngineFailure: false, line: null, file: null },
  ]);
});

test('a game that cannot start says why: its readers cannot mend the text', () => {
  const state = { ...initialPlayerState, view: makeView(), broken: [missing] };
  const { view, broken } = messagesInGame(state);
  expect(broken).toBeNull();
  expect(view?.isPlayable).toBe(false);
  expect(view?.messages).toEqual([
    expect.objectContaining({ text: missing.text, hint: null, line: null }),
  ]);
});
