import { playerMessages } from '../../../config/messages/player';
import type { Tags } from '../engine/game-view';

/** The title of the game, or what the engine’s title screen shows for a game without one. */
export function gameTitle(metadata: Tags): string {
  return ownTitle(metadata) || playerMessages.untitled;
}

/** The title that the story sets; empty if it sets none. */
export function ownTitle({ title }: Tags): string {
  return typeof title === 'string' || typeof title === 'number' ? String(title) : '';
}
