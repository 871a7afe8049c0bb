import type { StoryMessage } from '../../ink/story/story-message';
import type { GameView } from './engine/game-view';
import type { StoryLookState } from './state/story-look';
import { isComplaint } from './use-complaints';
import { useDifferences } from './use-differences';

/** What writers should know about a story, and players can ignore. */
export function useRemarks(
  view: GameView | null,
  story: StoryLookState,
  isEdited: boolean,
): StoryMessage[] {
  const differences = useDifferences(view, story);
  // An editor beside the player lists the messages itself.
  const messages = isEdited ? [] : (view?.messages ?? []);
  return [...messages.filter((message) => !isComplaint(message)), ...differences];
}
