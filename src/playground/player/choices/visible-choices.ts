import type { Choice } from '../engine/game-view';

/** The choices that have a button, in the order of their numbers. */
export function visibleChoices(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ tags }) => tags.HIDDEN === undefined || tags.HIDDEN === false);
}
