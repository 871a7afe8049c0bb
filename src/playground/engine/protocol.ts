import type { GameView, Inspection, Move, VariableValue } from './game-view';

/** A story’s text: the file it starts in and those that it includes, by name. */
export interface StoryProgram {
  source: string;
  files: Record<string, string>;
}

/** A text with what the build has made of it, where it has: what a published game loads. */
export interface PlayedProgram extends StoryProgram {
  json?: string;
}

/** What can be asked of the worker. */
export interface Requests {
  /** Compiles to what a published game loads; null where there are mistakes. */
  compile: { request: { program: StoryProgram }; answer: { json: string | null } };
  /** Compiles where that is not done yet, starts, and makes the moves again as far as they go. */
  open: {
    request: { program: PlayedProgram; screen: 'title' | 'game'; moves: Move[]; seed: number };
    answer: GameView;
  };
  start: { request: object; answer: GameView };
  resume: { request: object; answer: GameView };
  choose: { request: { id: number }; answer: GameView };
  /** Takes the choice that a link, a picture or an area names, as the engine does: even a wrong one. */
  follow: { request: { to: string | number | boolean }; answer: GameView };
  continue: { request: object; answer: GameView };
  call: { request: { functionName: string; isModal: boolean }; answer: GameView };
  closeOverlay: { request: object; answer: GameView };
  setVariable: { request: { name: string; value: VariableValue }; answer: GameView };
  save: { request: { name: string }; answer: GameView };
  load: { request: { key: string }; answer: GameView };
  /** Goes on in one of several games kept apart, or begins it; one that can only be loaded is only made the current. */
  enterSession: { request: { id: string }; answer: GameView };
  /** Throws away the saves of one of them. */
  removeSession: { request: { id: string }; answer: GameView };
  /** Ends a game that is over: its autosave goes, the title comes back. */
  finish: { request: object; answer: GameView };
  showScreen: { request: { screen: 'title' | 'about' | 'game' }; answer: GameView };
  goTo: { request: { path: string }; answer: GameView };
  inspect: { request: object; answer: Inspection };
}

export type RequestName = keyof Requests;

/** What the page sends; `id` comes back with the answer. */
export type RequestMessage = {
  [N in RequestName]: { id: number; name: N; request: Requests[N]['request'] };
}[RequestName];

/** What the worker sends back; first of all that it is there, and between answers that it waits for the network. */
export type AnswerMessage =
  | { isReady: true }
  | { isFetching: boolean }
  | { id: number; isOk: true; answer: Requests[RequestName]['answer'] }
  | { id: number; isOk: false; error: string };
