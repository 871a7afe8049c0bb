import type { StoryMessage } from '../../../ink/story/story-message';
import type { GameView } from '../engine/game-view';
import type { Phase } from '../engine/phase';
import type { RequestName } from '../engine/protocol';
import { DEFAULT_VOLUME } from '../sound/sound-context';
import type { StoryLook } from './story-look';

/** The settings in the menu, except for the sound, which has other switches too. */
export interface ChosenSettings {
  volume: number;
  hasAnimation: boolean;
  /** What players have changed of the story’s appearance. */
  look: Partial<StoryLook>;
}

/** Why the engine does not run. */
export interface Failure {
  reason: string;
  /** Whether it was loaded: it would fail again if the same moves were made. */
  isLoaded: boolean;
}

/** The page’s state of a player. */
export interface PlayerState {
  /** `failed`: the engine itself did not start; a story’s own failures are in `view.messages`. */
  phase: 'idle' | 'loading' | 'playing' | 'failed';
  /** The last answer, shown until the next one arrives. */
  view: GameView | null;
  /**
   * The errors that keep a changed text from being played, while the last working view stays; null if there are none.
   */
  broken: readonly StoryMessage[] | null;
  /** Why the text is not played: no connection, or the reader did not wait; what was played before goes on. */
  halt: 'unreached' | 'stopped' | null;
  /** What is waited for, if that takes long. */
  waiting: Phase | null;
  failure: Failure | null;
  isDrawerOpen: boolean;
  isSoundOn: boolean;
  /** What was chosen in the menu. */
  settings: ChosenSettings;
  /** The names of the variables that stay visible below the story. */
  watched: readonly string[];
}

export type PlayerAction =
  | { type: 'asked' }
  | { type: 'answered'; name: RequestName; view: GameView }
  | { type: 'failed'; failure: Failure }
  | { type: 'halted'; name: RequestName; halt: NonNullable<PlayerState['halt']> }
  | { type: 'waiting'; phase: Phase | null }
  | { type: 'drawer-toggled' }
  | { type: 'sound-toggled' }
  | { type: 'set'; settings: Partial<ChosenSettings> }
  | { type: 'watched'; names: readonly string[] };

export const initialPlayerState: PlayerState = {
  phase: 'idle',
  view: null,
  broken: null,
  halt: null,
  waiting: null,
  failure: null,
  isDrawerOpen: false,
  isSoundOn: false,
  settings: { volume: DEFAULT_VOLUME, hasAnimation: true, look: {} },
  watched: [],
};

/** The state after an action. */
export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'asked':
      return { ...state, phase: state.view === null ? 'loading' : 'playing', failure: null };
    case 'answered': {
      const { name, view } = action;
      const halt = name === 'open' ? null : state.halt;
      const answered = { ...state, phase: 'playing', failure: null, halt } as const;
      // A typing error leaves the story where it was.
      return !view.isPlayable && state.view?.isPlayable === true
        ? { ...answered, broken: view.messages }
        : { ...answered, view, broken: null };
    }
    case 'failed':
      return { ...state, phase: 'failed', failure: action.failure };
    case 'halted': {
      const phase = state.view === null ? 'idle' : 'playing';
      const halted = { ...state, phase, failure: null } as const;
      // A move that was stopped can be made again: nothing is missing.
      const isMove = action.halt === 'stopped' && action.name !== 'open';
      return isMove ? halted : { ...halted, broken: null, halt: action.halt };
    }
    case 'waiting':
      return { ...state, waiting: action.phase };
    case 'drawer-toggled':
      return { ...state, isDrawerOpen: !state.isDrawerOpen };
    case 'sound-toggled':
      return { ...state, isSoundOn: !state.isSoundOn };
    case 'set':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'watched':
      return { ...state, watched: action.names };
  }
}
