import type { StoryMessage } from '../../../ink/story/story-message';
import type { GameView } from './game-view';

/** What the player shows when there is no game. */
export function emptyView(screen: GameView['screen'], messages: StoryMessage[]): GameView {
  return {
    screen,
    isPlayable: false,
    metadata: {},
    scenes: [],
    toolbar: null,
    overlay: null,
    about: null,
    background: null,
    pageBackground: null,
    saves: [],
    canResume: false,
    sessions: null,
    messages,
    cues: [],
    moves: [],
    seed: 0,
    place: null,
    ways: [],
    variables: {},
  };
}
