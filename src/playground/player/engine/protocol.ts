import type { StoryGraph } from '../../../ink/map/story-graph';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { GameView, Inspection, Move, VariableValue } from './game-view';
import type { Phase } from './phase';

/** A text with its compiled form, if the build made one: what a published game loads. */
export interface PlayedProgram extends StoryProgram {
  json?: string;
  /**
   * Of a game in several languages, the one of this translation; null for its original. What was played in another one is
   * told again, as saves have the words of theirs.
   */
  language?: string | null | undefined;
}

/** Whether something was played in another language of the same game. */
export function isOtherLanguage(
  one: Pick<PlayedProgram, 'language'>,
  other: Pick<PlayedProgram, 'language'>,
): boolean {
  return (one.language ?? null) !== (other.language ?? null);
}

/** The worker’s requests and answers. */
export interface Requests {
  /** Compiles to what a published game loads, null if there are errors; the compiler’s messages. */
  compile: {
    request: { program: StoryProgram };
    answer: { json: string | null; messages: StoryMessage[] };
  };
  /** The map of a text; null if it cannot be read. */
  map: { request: { program: StoryProgram }; answer: StoryGraph | null };
  /** Compiles if necessary, starts, and replays the moves as far as possible. */
  open: {
    request: { program: PlayedProgram; screen: 'title' | 'game'; moves: Move[]; seed: number };
    answer: GameView;
  };
  start: { request: object; answer: GameView };
  resume: { request: object; answer: GameView };
  choose: { request: { id: number }; answer: GameView };
  /** Takes the choice that a link, a picture or an area names, as the engine does, even if it is the wrong one. */
  follow: { request: { to: string | number | boolean }; answer: GameView };
  continue: { request: object; answer: GameView };
  call: { request: { functionName: string; isModal: boolean }; answer: GameView };
  closeOverlay: { request: object; answer: GameView };
  setVariable: { request: { name: string; value: VariableValue }; answer: GameView };
  save: { request: { name: string }; answer: GameView };
  load: { request: { key: string }; answer: GameView };
  /** Continues or starts one of a story’s sessions; if it can only be loaded, it only becomes the current one. */
  enterSession: { request: { id: string }; answer: GameView };
  /** Deletes the saves of a session. */
  removeSession: { request: { id: string }; answer: GameView };
  /** Ends a finished game: deletes its autosave and returns to the title screen. */
  finish: { request: object; answer: GameView };
  showScreen: { request: { screen: 'title' | 'about' | 'game' }; answer: GameView };
  goTo: { request: { path: string }; answer: GameView };
  inspect: { request: object; answer: Inspection };
}

export type RequestName = keyof Requests;

/** Requests about a text, whatever is played meanwhile. */
export type TextRequest = 'compile' | 'map';

export function isAboutText(name: RequestName): name is TextRequest {
  return name === 'compile' || name === 'map';
}

/** The error of a request that needs a part of the script which could not be loaded. */
export const UNREACHED = 'There seems to be no connection.';

/** A message from the page; the answer has the same `id`. */
export type RequestMessage = {
  [N in RequestName]: { id: number; name: N; request: Requests[N]['request'] };
}[RequestName];

/**
 * A message from the worker: first that it is ready, and before answers what it is doing, or that it cannot keep saves.
 */
export type AnswerMessage =
  | { isReady: true }
  | { phase: Phase }
  | { isKept: false }
  | { id: number; isOk: true; answer: Requests[RequestName]['answer'] }
  | { id: number; isOk: false; error: string };
