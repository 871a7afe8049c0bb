import type { Move } from './game-view';

/** Whether a value from outside, such as a link, is a move. */
export function isMove(value: unknown): value is Move {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0;
  if (value === 'continue') return true;
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value).sort().join();
  if (keys === 'set,value' && 'set' in value && 'value' in value)
    return typeof value.set === 'string' && isPlain(value.value);
  if (keys === 'follow' && 'follow' in value) return isPlain(value.follow);
  if (keys === 'call' && 'call' in value) return typeof value.call === 'string';
  return keys === 'goTo' && 'goTo' in value && typeof value.goTo === 'string';
}

/**
 * The choice that was taken before, in a story that may have changed since: the one with its text, then the one with
 * its number.
 */
export function sameChoice<Choice extends { id: number }>(
  choices: readonly Choice[],
  id: number,
  label: string | null,
  textOf: (choice: Choice) => string,
): Choice | undefined {
  const isTaken = (choice: Choice): boolean => choice.id === id;
  const same = choices.filter((choice) => textOf(choice) === label);
  return same.find(isTaken) ?? same[0] ?? choices.find(isTaken);
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
