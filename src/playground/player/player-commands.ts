import type { StoryActions } from './story-context';

/** What a reader can ask of a player. */
export interface PlayerCommands extends StoryActions {
  start: () => void;
  resume: () => void;
  continueStory: () => void;
  /** Leaves a story that is over. */
  finish: () => void;
  closeOverlay: () => void;
  save: (name: string) => void;
  load: (key: string) => void;
  /** Goes on in one of several games kept apart, or begins it. */
  enterSession: (id: string) => void;
  removeSession: (id: string) => void;
  showScreen: (screen: 'title' | 'about' | 'game') => void;
  goTo: (path: string) => void;
  /** Begins again, also where the story failed. */
  restart: () => void;
  toggleSound: () => void;
  toggleDrawer: () => void;
}
