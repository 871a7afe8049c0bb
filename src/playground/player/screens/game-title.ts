import { playerMessages } from '../../../site/messages/player';
import type { Tags } from '../../engine/game-view';

/** The title of the game, or the engine’s own name for one without. */
export function gameTitle({ title }: Tags): string {
  return typeof title === 'string' || typeof title === 'number'
    ? String(title)
    : playerMessages.untitled;
}
