import { playerMessages } from '../../../config/messages/player';
import type { GameView, Tags } from '../engine/game-view';

/** The title of the game, or what the engine’s title screen shows for a game without one. */
export function gameTitle(metadata: Tags): string {
  return ownTitle(metadata) || playerMessages.untitled;
}

/** The title that the story sets; empty if it sets none. */
export function ownTitle({ title }: Tags): string {
  return typeof title === 'string' || typeof title === 'number' ? String(title) : '';
}

/** The view of a game that is called by a name of its own where its text has no title; left out, as in the engine. */
export function namedView(view: GameView, name: string | undefined): GameView {
  if (name === undefined || ownTitle(view.metadata) !== '') return view;
  return { ...view, metadata: { ...view.metadata, title: name } };
}
