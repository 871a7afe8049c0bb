import type { StoryActions } from '../kit/story-context';
import type { ChosenSettings } from './player-reducer';

/** The actions of a player. */
export interface PlayerCommands extends StoryActions {
  start: () => void;
  resume: () => void;
  continueStory: () => void;
  /** Leaves a finished story. */
  finish: () => void;
  closeOverlay: () => void;
  save: (name: string) => void;
  load: (key: string) => void;
  /** Continues or starts one of a story’s sessions. */
  enterSession: (id: string) => void;
  removeSession: (id: string) => void;
  showScreen: (screen: 'title' | 'about' | 'game') => void;
  goTo: (path: string) => void;
  /** Restarts, also after a failure. */
  restart: () => void;
  /** Opens the text again, at the same point. */
  retry: () => void;
  /** Gives up what takes long. */
  stop: () => void;
  /** Takes the last move back. */
  stepBack: () => void;
  toggleSound: () => void;
  toggleDrawer: () => void;
  /** Changes settings of the menu. */
  set: (settings: Partial<ChosenSettings>) => void;
  /** Keeps these variables visible below the story, and no others. */
  watch: (names: readonly string[]) => void;
}
