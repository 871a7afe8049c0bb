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

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
