import type { StoryMessage } from '../../ink/story/story-message';
import type { PlayerState } from '../player/state/player-reducer';
import { isComplaint } from '../player/use-complaints';

/**
 * The state with the messages that players get: what went wrong, without advice for the author. What cannot be played
 * is shown as such: its players cannot fix it.
 */
export function messagesInGame(state: PlayerState): PlayerState {
  const { view, broken } = state;
  if (view === null) return state;
  const messages = (broken ?? view.messages).filter(isComplaint).map(tell);
  const isPlayable = view.isPlayable && broken === null;
  return { ...state, broken: null, view: { ...view, messages, isPlayable } };
}

function tell({ text, toPlayers }: StoryMessage): StoryMessage {
  const told = { severity: 'error', text, hint: null, file: null, line: null } as const;
  return { ...told, isEngineFailure: false, ...(toPlayers && { toPlayers }) };
}
