import type { Dictionary } from '../../config/messages/translate-words';
import type { EditorBeside } from '../player/GameScreen';
import type { GameView } from '../player/engine/game-view';
import type { PlayerActions } from '../player/player-actions';
import type { PlayerCommands } from '../player/state/player-commands';
import type { PlayerState } from '../player/state/player-reducer';
import type { Playing } from '../player/use-player';

/** The hash with which the page of the playground is the window of a story. */
export const PLAY_WINDOW = 'play-window';

/** The key that opens the window, and closes it. */
export const OWN_WINDOW_KEY = 'F4';

/** What the window shows, besides the view. */
export interface WindowStory extends Pick<Playing, 'inspection'> {
  state: Omit<PlayerState, 'view'>;
  hasFiles: boolean;
  editor: EditorBeside | null;
  title: string | undefined;
  language: string | undefined;
  dictionary: Dictionary | undefined;
}

/** What the playground tells the window. */
export type ToWindow =
  /** After each change; without the view if that is the same, because a sound of a new one is heard again. */
  | { type: 'story'; story: WindowStory; view?: GameView | null }
  /** The files of the game, which change more seldom. */
  | { type: 'files'; files: ReadonlyMap<string, Blob> }
  /** Something that the window does itself, asked for in the playground. */
  | { type: 'action'; action: keyof PlayerActions };

/** What the window tells the playground. */
export type ToPlayground =
  /** It has loaded, for the first time or again. */
  | { type: 'ready' }
  | { type: 'command'; name: keyof PlayerCommands; values: readonly unknown[] }
  | { type: 'goToLine'; file: string | null; line: number };

type Message = ToWindow | ToPlayground;

/** Sends a message to another window of this site. */
export function tell(to: Window, message: Message): void {
  to.postMessage(message, window.location.origin);
}

/** Calls `onMessage` with what a window of this site sends; returns a function that stops it. */
export function hear(from: Window, onMessage: (message: Message) => void): () => void {
  const listen = ({ source, origin, data }: MessageEvent<Message>): void => {
    if (source === from && origin === window.location.origin) onMessage(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
