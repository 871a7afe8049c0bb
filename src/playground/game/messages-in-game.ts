import type { StoryMessage } from '../../ink/story/story-message';
import { isComplaint } from '../player/GameScreen';
import type { PlayerState } from '../player/state/player-reducer';

/** The state with the messages that players get: what went wrong, without advice for the author. */
export function messagesInGame(state: PlayerState): PlayerState {
  const { view } = state;
  if (view === null) return state;
  return { ...state, view: { ...view, messages: view.messages.filter(isComplaint).map(tell) } };
}

function tell({ text }: StoryMessage): StoryMessage {
  return { severity: 'error', text, hint: null, file: null, line: null, isEngineFailure: false };
}
