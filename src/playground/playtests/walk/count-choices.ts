import type { Move } from '../../player/engine/game-view';

/** How many of the moves take a choice. */
export function countChoices(moves: readonly Move[]): number {
  return moves.filter(isChoice).length;
}

/** Whether a move takes a choice. */
export function isChoice(move: Move): boolean {
  return typeof move === 'number' || (typeof move === 'object' && 'follow' in move);
}
